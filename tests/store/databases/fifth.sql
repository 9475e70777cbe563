BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0005');
CREATE TABLE chronicle_doings (
	token VARCHAR NOT NULL, 
	revision INTEGER NOT NULL, 
	doing JSON NOT NULL, 
	PRIMARY KEY (token), 
	FOREIGN KEY(token) REFERENCES chronicle_links (token) ON DELETE CASCADE
);
CREATE TABLE chronicle_entries (
	chronicle VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	entry JSON NOT NULL, 
	PRIMARY KEY (chronicle, number), 
	FOREIGN KEY(chronicle) REFERENCES chronicles (id) ON DELETE CASCADE
);
CREATE TABLE chronicle_links (
	token VARCHAR NOT NULL, 
	chronicle VARCHAR NOT NULL, 
	place INTEGER NOT NULL, 
	kind VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	PRIMARY KEY (token), 
	FOREIGN KEY(chronicle) REFERENCES chronicles (id) ON DELETE CASCADE
);
CREATE TABLE chronicles (
	id VARCHAR NOT NULL, 
	game VARCHAR NOT NULL, 
	title VARCHAR NOT NULL, 
	revision INTEGER NOT NULL, 
	created BIGINT NOT NULL, 
	changed BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE events (
	game VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	event JSON NOT NULL, 
	PRIMARY KEY (game, number), 
	FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE
);
INSERT INTO "events" VALUES('QfiooJcFK6zSaLQhfHBVxReQbgkjbm2V',0,'{"roll": [6, 3, 2, 3, 3, 6, 2, 3, 6, 6, 4]}');
INSERT INTO "events" VALUES('QfiooJcFK6zSaLQhfHBVxReQbgkjbm2V',1,'{"roll": [2, 1, 2, 2, 1, 1, 3, 2, 5, 5, 2, 4]}');
INSERT INTO "events" VALUES('QfiooJcFK6zSaLQhfHBVxReQbgkjbm2V',2,'{"answer": 0}');
INSERT INTO "events" VALUES('MkcEMGO21O6ngDMBlZcCEZsdChSooCSn',0,'{"roll": [1, 4, 3, 3, 6, 6, 6, 2, 4, 3, 5]}');
INSERT INTO "events" VALUES('MkcEMGO21O6ngDMBlZcCEZsdChSooCSn',1,'{"roll": [3, 5, 6, 4, 4, 5, 6, 1, 4, 4, 5, 2]}');
INSERT INTO "events" VALUES('MkcEMGO21O6ngDMBlZcCEZsdChSooCSn',2,'{"answer": 0}');
INSERT INTO "events" VALUES('MkcEMGO21O6ngDMBlZcCEZsdChSooCSn',3,'{"answer": 0}');
CREATE TABLE games (
	id VARCHAR NOT NULL, 
	procedure VARCHAR NOT NULL, 
	given JSON NOT NULL, 
	dice VARCHAR NOT NULL, 
	computers JSON NOT NULL, 
	seats JSON NOT NULL, 
	jacta VARCHAR NOT NULL, 
	commitment VARCHAR NOT NULL, 
	secret VARCHAR NOT NULL, 
	stage VARCHAR NOT NULL, 
	fingerprint VARCHAR NOT NULL, 
	tables JSON NOT NULL, 
	taken_back INTEGER NOT NULL, 
	thinking BOOLEAN NOT NULL, 
	is_open BOOLEAN NOT NULL, 
	revision INTEGER NOT NULL, 
	created BIGINT NOT NULL, 
	changed BIGINT NOT NULL, drawn INTEGER DEFAULT '0' NOT NULL, chat BOOLEAN DEFAULT 1 NOT NULL, rematch JSON DEFAULT 'null' NOT NULL, within INTEGER DEFAULT '0' NOT NULL, stand_in VARCHAR DEFAULT 'usual' NOT NULL, since BIGINT DEFAULT '0' NOT NULL, due BIGINT DEFAULT '0' NOT NULL, stood_in JSON DEFAULT '[]' NOT NULL, together BOOLEAN DEFAULT 0 NOT NULL, draws JSON DEFAULT '[]' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "games" VALUES('pZFqW0JeUwENnMzdwVUx0eZgMK0Om9Vf','here_i_stand.field_battle','{"attacker_units": 9, "defender_units": 9, "attacker_cavalry": 2, "defender_cavalry": 2}','system','{}','[["attacker", null], ["defender", null]]','0.1.0','05d9cba222e672c41ff1c6c60ff5a359d5c154294a8d9ef5dec3a7e4aeb57d4f','5d7e6526b839b3882e810481950c0c1dba1464157a8702594307b7289efbcb47','gathering','','{}',0,0,0,1,1794836779,1794836779,0,1,'null',0,'usual',0,0,'[]',0,'[]');
INSERT INTO "games" VALUES('QfiooJcFK6zSaLQhfHBVxReQbgkjbm2V','here_i_stand.field_battle','{"attacker_units": 9, "defender_units": 9, "attacker_cavalry": 2, "defender_cavalry": 2}','system','{}','[["attacker", null], ["defender", null]]','0.1.0','63838bb0ed8842fa52d6a1284a244bb361c809947734a3999c1315f83b3bb555','fe025000eba0962404c6b34a117ea2952aeab16e5ab520e80ec98a9d2364c613','playing','aaae5078e830102c','{}',0,0,1,3,1794836779,1794836779,0,1,'null',0,'usual',0,0,'[]',0,'[]');
INSERT INTO "games" VALUES('MkcEMGO21O6ngDMBlZcCEZsdChSooCSn','here_i_stand.field_battle','{"attacker_units": 9, "defender_units": 9, "attacker_cavalry": 2, "defender_cavalry": 2}','system','{}','[["attacker", null], ["defender", null]]','0.1.0','ec8fc37625e6f916e64c97ceb734d2136122216e683c75cc6fa289f61ace2962','5b63d9df5b743b58db2203255ada14b3844486c703612aade9df17546ed27c74','over','71d569a98ba2ee8d','{}',0,0,1,4,1794836779,1794836779,0,1,'null',0,'usual',0,0,'[]',0,'[]');
CREATE TABLE keys (
	name VARCHAR NOT NULL, 
	"key" VARCHAR NOT NULL, 
	PRIMARY KEY (name)
);
CREATE TABLE links (
	token VARCHAR NOT NULL, 
	game VARCHAR NOT NULL, 
	place INTEGER NOT NULL, 
	kind VARCHAR NOT NULL, 
	seat VARCHAR, 
	name VARCHAR NOT NULL, 
	word VARCHAR NOT NULL, 
	joined BOOLEAN NOT NULL, seal VARCHAR DEFAULT '' NOT NULL, notice JSON DEFAULT 'null' NOT NULL, noticed JSON DEFAULT 'null' NOT NULL, advance JSON DEFAULT '[]' NOT NULL, chain VARCHAR DEFAULT '' NOT NULL, bead VARCHAR DEFAULT '' NOT NULL, bead_at INTEGER DEFAULT '-1' NOT NULL, 
	PRIMARY KEY (token), 
	FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE
);
INSERT INTO "links" VALUES('uEVloJqkqFa8Xa8YOVivsNJ2J2ON9NxG','pZFqW0JeUwENnMzdwVUx0eZgMK0Om9Vf',0,'owner',NULL,'','',0,'','null','null','[]','','',-1);
INSERT INTO "links" VALUES('QsvlNJVdMX1gC2M3btBIZg2RzRIpTmv0','pZFqW0JeUwENnMzdwVUx0eZgMK0Om9Vf',1,'spectator',NULL,'','',0,'','null','null','[]','','',-1);
INSERT INTO "links" VALUES('4u9HSy0vRT9TuCtJ70bAKgCTVKVXgrXb','pZFqW0JeUwENnMzdwVUx0eZgMK0Om9Vf',2,'seat','attacker','Anne','lune',1,'','null','null','[]','','',-1);
INSERT INTO "links" VALUES('yoakJONieJe06ekfs6GInRunRG0EhzKZ','pZFqW0JeUwENnMzdwVUx0eZgMK0Om9Vf',3,'seat','defender','','',0,'','null','null','[]','','',-1);
INSERT INTO "links" VALUES('mchf1j1qWPfE2ydDUK8GmIsbL1Yg0bNb','QfiooJcFK6zSaLQhfHBVxReQbgkjbm2V',0,'owner',NULL,'','',0,'','null','null','[]','','',-1);
INSERT INTO "links" VALUES('YXq7IqEiEjZmLypPjANhn0TBgEX9ULLJ','QfiooJcFK6zSaLQhfHBVxReQbgkjbm2V',1,'spectator',NULL,'','',0,'','null','null','[]','','',-1);
INSERT INTO "links" VALUES('3PjPxkXoGL6qMw2yiyXK6qQfF7CGjawJ','QfiooJcFK6zSaLQhfHBVxReQbgkjbm2V',2,'seat','attacker','Anne','lune',1,'','null','null','[]','','',-1);
INSERT INTO "links" VALUES('V7bVa4zfeIcLDhF3i28814TfJd2IKnPA','QfiooJcFK6zSaLQhfHBVxReQbgkjbm2V',3,'seat','defender','Bruno','soleil',1,'','null','null','[]','','',-1);
INSERT INTO "links" VALUES('UMLzPSVlrVjs0vTLkXDimqHUJWse7Ap5','MkcEMGO21O6ngDMBlZcCEZsdChSooCSn',0,'owner',NULL,'','',0,'','null','null','[]','','',-1);
INSERT INTO "links" VALUES('pRL9NzZinhqJb7vvhMgqTyxJlK4Hixd2','MkcEMGO21O6ngDMBlZcCEZsdChSooCSn',1,'spectator',NULL,'','',0,'','null','null','[]','','',-1);
INSERT INTO "links" VALUES('VZZV7POL1aowuVQI4l72eQOUCeBC9XIo','MkcEMGO21O6ngDMBlZcCEZsdChSooCSn',2,'seat','attacker','Anne','lune',1,'','null','null','[]','','',-1);
INSERT INTO "links" VALUES('f5lLQ9Q3p3uSR5EiqIkn3T49tMn8UiXW','MkcEMGO21O6ngDMBlZcCEZsdChSooCSn',3,'seat','defender','Bruno','soleil',1,'','null','null','[]','','',-1);
CREATE TABLE messages (
	game VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	sent BIGINT NOT NULL, 
	kind VARCHAR NOT NULL, 
	seat VARCHAR, 
	name VARCHAR NOT NULL, 
	text VARCHAR NOT NULL, 
	PRIMARY KEY (game, number), 
	FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE
);
CREATE TABLE sealed (
	game VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	seat VARCHAR NOT NULL, 
	answer JSON NOT NULL, 
	PRIMARY KEY (game, number, seat), 
	FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE
);
CREATE INDEX ix_links_game ON links (game);
CREATE INDEX ix_chronicle_links_chronicle ON chronicle_links (chronicle);
CREATE INDEX ix_games_due ON games (due);
COMMIT;
