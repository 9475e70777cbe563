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
INSERT INTO "events" VALUES('j6DTgmYQn7PvPBGn1NNY9YFhnSSW-h0p',0,'{"roll": [6, 6, 2, 4, 2, 3, 6, 5, 5, 3, 1]}');
INSERT INTO "events" VALUES('j6DTgmYQn7PvPBGn1NNY9YFhnSSW-h0p',1,'{"roll": [2, 4, 2, 5, 4, 6, 1, 6, 2, 5, 6, 5]}');
INSERT INTO "events" VALUES('j6DTgmYQn7PvPBGn1NNY9YFhnSSW-h0p',2,'{"answer": 0}');
INSERT INTO "events" VALUES('3EeZjARN6tFMrOU_ILbBFv2mI71xiPiL',0,'{"roll": [6, 4, 1, 2, 5, 1, 4, 6, 2, 5, 3]}');
INSERT INTO "events" VALUES('3EeZjARN6tFMrOU_ILbBFv2mI71xiPiL',1,'{"roll": [1, 6, 5, 3, 1, 6, 3, 4, 1, 1, 2, 4]}');
INSERT INTO "events" VALUES('3EeZjARN6tFMrOU_ILbBFv2mI71xiPiL',2,'{"answer": 0}');
INSERT INTO "events" VALUES('3EeZjARN6tFMrOU_ILbBFv2mI71xiPiL',3,'{"answer": 0}');
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
	revision INTEGER NOT NULL, 
	created BIGINT NOT NULL, 
	changed BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "games" VALUES('0ctEBPnujJ7Z4pa9huVP5pGmO7HsbCCJ','here_i_stand.field_battle','{"attacker_units": 9, "defender_units": 9, "attacker_cavalry": 2, "defender_cavalry": 2}','system','{}','[["attacker", null], ["defender", null]]','0.1.0','34293fb9a170f46d079d88568afe4d50de22dda9c8247e27e2d60db121346a88','f0e034022c5846f5eff4d01964480bd7e5cc0ecb8be0ca93bd23558cbf5e6606','gathering','',0,0,1,1794836776,1794836776);
INSERT INTO "games" VALUES('j6DTgmYQn7PvPBGn1NNY9YFhnSSW-h0p','here_i_stand.field_battle','{"attacker_units": 9, "defender_units": 9, "attacker_cavalry": 2, "defender_cavalry": 2}','system','{}','[["attacker", null], ["defender", null]]','0.1.0','b1582e4bd32ce1244d5f8818cf0363c13bf44ca438b7439b5989ff83e0a66005','e46cf1fa40af2a21720081291839d4e0cba963fa6eef5c0b8eeb3471af394e1d','playing','93cada83245e718e',0,0,3,1794836776,1794836776);
INSERT INTO "games" VALUES('3EeZjARN6tFMrOU_ILbBFv2mI71xiPiL','here_i_stand.field_battle','{"attacker_units": 9, "defender_units": 9, "attacker_cavalry": 2, "defender_cavalry": 2}','system','{}','[["attacker", null], ["defender", null]]','0.1.0','7d0c1d1353292a8aad5443e018a2b1bfb01ad4a137bc85d06c3a88fc1d204f7d','011a9ea841dc689e2820b99f5a7efd817902eb3b0c72514ae41725feb4055a83','over','031940db65357271',0,0,4,1794836776,1794836776);
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
INSERT INTO "links" VALUES('9O5cMdNvONpkgrNvIr4rVOeRra0QXFJx','0ctEBPnujJ7Z4pa9huVP5pGmO7HsbCCJ',0,'owner',NULL,'','',0);
INSERT INTO "links" VALUES('xm-rKfCkGzsS2SRH1GrZgZPGzkM9YpIz','0ctEBPnujJ7Z4pa9huVP5pGmO7HsbCCJ',1,'spectator',NULL,'','',0);
INSERT INTO "links" VALUES('MXoHHb-3FGdjB1Zbr0N5HDeISVjt3HGb','0ctEBPnujJ7Z4pa9huVP5pGmO7HsbCCJ',2,'seat','attacker','Anne','lune',1);
INSERT INTO "links" VALUES('rdehpzDwC2wgR_IVDyvWuM5K_HhInsuR','0ctEBPnujJ7Z4pa9huVP5pGmO7HsbCCJ',3,'seat','defender','','',0);
INSERT INTO "links" VALUES('RTnloOFbq74ZZcLHJTNjHRJb3F7ENGys','j6DTgmYQn7PvPBGn1NNY9YFhnSSW-h0p',0,'owner',NULL,'','',0);
INSERT INTO "links" VALUES('De1AlZAM46gvM9BLfukPKajxePL7DgLs','j6DTgmYQn7PvPBGn1NNY9YFhnSSW-h0p',1,'spectator',NULL,'','',0);
INSERT INTO "links" VALUES('dIOLc65XAnyEYea1GQT_8Al7hmUb0n5f','j6DTgmYQn7PvPBGn1NNY9YFhnSSW-h0p',2,'seat','attacker','Anne','lune',1);
INSERT INTO "links" VALUES('VNUmuHE_hIGoMMj_WAcRrb-48NsmGO_j','j6DTgmYQn7PvPBGn1NNY9YFhnSSW-h0p',3,'seat','defender','Bruno','soleil',1);
INSERT INTO "links" VALUES('QO9OO-laFkhbYl93T3fZQMPfjNS91y3Q','3EeZjARN6tFMrOU_ILbBFv2mI71xiPiL',0,'owner',NULL,'','',0);
INSERT INTO "links" VALUES('QQ1fuYvoaCzk91V8xPSkCXVzv0C0K9L8','3EeZjARN6tFMrOU_ILbBFv2mI71xiPiL',1,'spectator',NULL,'','',0);
INSERT INTO "links" VALUES('GUgVsNcsC1UHt7c91aGJvL4sA5N1lGYC','3EeZjARN6tFMrOU_ILbBFv2mI71xiPiL',2,'seat','attacker','Anne','lune',1);
INSERT INTO "links" VALUES('vPM4ayb-a88RCOnWO7msmjeFkza9DfxL','3EeZjARN6tFMrOU_ILbBFv2mI71xiPiL',3,'seat','defender','Bruno','soleil',1);
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
