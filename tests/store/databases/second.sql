BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE events (
	game VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	event JSON NOT NULL, 
	PRIMARY KEY (game, number), 
	FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE
);
INSERT INTO "events" VALUES('ojQRwnfj8OzI7IFxFnnvf8BT9EkZkRu6',0,'{"roll": [1, 3, 6, 1, 4, 1, 2, 5, 6, 6, 3]}');
INSERT INTO "events" VALUES('ojQRwnfj8OzI7IFxFnnvf8BT9EkZkRu6',1,'{"roll": [1, 5, 5, 4, 1, 4, 3, 5, 4, 6, 1, 2]}');
INSERT INTO "events" VALUES('ojQRwnfj8OzI7IFxFnnvf8BT9EkZkRu6',2,'{"answer": 0}');
INSERT INTO "events" VALUES('5No6Di4LNjC_zd97RcfA2rXsb0Dp_pq3',0,'{"roll": [3, 6, 2, 2, 2, 5, 2, 2, 6, 3, 5]}');
INSERT INTO "events" VALUES('5No6Di4LNjC_zd97RcfA2rXsb0Dp_pq3',1,'{"roll": [6, 1, 4, 5, 4, 6, 1, 1, 6, 3, 5, 2]}');
INSERT INTO "events" VALUES('5No6Di4LNjC_zd97RcfA2rXsb0Dp_pq3',2,'{"answer": 0}');
INSERT INTO "events" VALUES('5No6Di4LNjC_zd97RcfA2rXsb0Dp_pq3',3,'{"answer": 0}');
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
	taken_back INTEGER NOT NULL, 
	thinking BOOLEAN NOT NULL, 
	is_open BOOLEAN NOT NULL, 
	revision INTEGER NOT NULL, 
	created BIGINT NOT NULL, 
	changed BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "games" VALUES('z1aEBDjoJg7Gv0SwDh7601vaRs3jS3Ap','here_i_stand.field_battle','{"attacker_units": 9, "defender_units": 9, "attacker_cavalry": 2, "defender_cavalry": 2}','system','{}','[["attacker", null], ["defender", null]]','0.1.0','109e6297499e67d5eebcbfcc01a21dae67404aa47759b7afe6b8abdf05eb96ed','ca8a99edbfae5057138a2d88e2346975eb1e738c72d6247beb20aa5bad33b217','gathering','',0,0,0,1,1794836777,1794836777);
INSERT INTO "games" VALUES('ojQRwnfj8OzI7IFxFnnvf8BT9EkZkRu6','here_i_stand.field_battle','{"attacker_units": 9, "defender_units": 9, "attacker_cavalry": 2, "defender_cavalry": 2}','system','{}','[["attacker", null], ["defender", null]]','0.1.0','a23c16a1fa92f43c3142cfe49d18a867abbedfcf02917983d50d9c9f59a6b82d','1c2189dd608a2a34ebc418007bbe7d810bb75267f5fcdd4b493b065b70b6bdd6','playing','d8414160616a1e90',0,0,1,3,1794836777,1794836777);
INSERT INTO "games" VALUES('5No6Di4LNjC_zd97RcfA2rXsb0Dp_pq3','here_i_stand.field_battle','{"attacker_units": 9, "defender_units": 9, "attacker_cavalry": 2, "defender_cavalry": 2}','system','{}','[["attacker", null], ["defender", null]]','0.1.0','8d2042c4e4de351e0abe6533550675efa3a86473af650fbc19d605ddc7729922','47a70d21b3ebce295e147c893e62f70d6b2deeeff9b63fe694726939dc03a67a','over','71d569a98ba2ee8d',0,0,1,4,1794836777,1794836777);
CREATE TABLE links (
	token VARCHAR NOT NULL, 
	game VARCHAR NOT NULL, 
	place INTEGER NOT NULL, 
	kind VARCHAR NOT NULL, 
	seat VARCHAR, 
	name VARCHAR NOT NULL, 
	word VARCHAR NOT NULL, 
	joined BOOLEAN NOT NULL, 
	PRIMARY KEY (token), 
	FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE
);
INSERT INTO "links" VALUES('n_QtC6ea6dUe_bSXN-S5Jxdev8azc-vo','z1aEBDjoJg7Gv0SwDh7601vaRs3jS3Ap',0,'owner',NULL,'','',0);
INSERT INTO "links" VALUES('jvOIlA6CeEnxAycvo8G1eu1LfXo2asY5','z1aEBDjoJg7Gv0SwDh7601vaRs3jS3Ap',1,'spectator',NULL,'','',0);
INSERT INTO "links" VALUES('J93Iqano3qk2rFWgfuZUZCw4PoL8ChUj','z1aEBDjoJg7Gv0SwDh7601vaRs3jS3Ap',2,'seat','attacker','Anne','lune',1);
INSERT INTO "links" VALUES('M0YdCStwucJgVmuP8zCu-r0XQMCfNJeI','z1aEBDjoJg7Gv0SwDh7601vaRs3jS3Ap',3,'seat','defender','','',0);
INSERT INTO "links" VALUES('c07HSKy_juQa8F1ZdSXKT-uhRcYOupAb','ojQRwnfj8OzI7IFxFnnvf8BT9EkZkRu6',0,'owner',NULL,'','',0);
INSERT INTO "links" VALUES('-wShx1NAknq4wMCax_fafrzFpzA9Hs_T','ojQRwnfj8OzI7IFxFnnvf8BT9EkZkRu6',1,'spectator',NULL,'','',0);
INSERT INTO "links" VALUES('JClcyxND5e64Z_orzOQZEcEVu7NEh5uC','ojQRwnfj8OzI7IFxFnnvf8BT9EkZkRu6',2,'seat','attacker','Anne','lune',1);
INSERT INTO "links" VALUES('eRss0YdozBUATmfmcvCXLzFtyVHIKsf4','ojQRwnfj8OzI7IFxFnnvf8BT9EkZkRu6',3,'seat','defender','Bruno','soleil',1);
INSERT INTO "links" VALUES('ckReOHR7WDYtZ2vSmSfDGs5-EKUG9ziq','5No6Di4LNjC_zd97RcfA2rXsb0Dp_pq3',0,'owner',NULL,'','',0);
INSERT INTO "links" VALUES('6nDHd5W05MU7gFISOvwVZSHaDF_3BxNk','5No6Di4LNjC_zd97RcfA2rXsb0Dp_pq3',1,'spectator',NULL,'','',0);
INSERT INTO "links" VALUES('g1jC9FSmU9g7BPMmKqH5VGmLB9Pf5HK4','5No6Di4LNjC_zd97RcfA2rXsb0Dp_pq3',2,'seat','attacker','Anne','lune',1);
INSERT INTO "links" VALUES('HaxtGfCUauiuD5JDjUNC6ZC1umGG6UsH','5No6Di4LNjC_zd97RcfA2rXsb0Dp_pq3',3,'seat','defender','Bruno','soleil',1);
CREATE TABLE sealed (
	game VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	seat VARCHAR NOT NULL, 
	answer JSON NOT NULL, 
	PRIMARY KEY (game, number, seat), 
	FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE
);
CREATE INDEX ix_links_game ON links (game);
COMMIT;
