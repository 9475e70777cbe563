## Counters by name: army leaders

value-suleiman = Soliman
    .also = Soliman le Magnifique
value-ibrahim_pasha = Ibrahim Pacha
    .also = Ibrahim
value-charles_v = Charles Quint
    .also = Charles 5
value-duke_of_alva = duc d’Albe
    .also = Albe
value-ferdinand = Ferdinand
    .also = Ferdinand de Habsbourg
value-henry_viii = Henri VIII
    .also = Henri 8
value-brandon = Brandon
    .also = Charles Brandon
value-dudley = Dudley
    .also = John Dudley
value-francis_i = François Ier
    .also = François 1er, François I
value-henry_ii = Henri II
    .also = Henri 2
value-montmorency = Montmorency
    .also = Anne de Montmorency
value-maurice_of_saxony = Maurice de Saxe
    .also = Maurice
value-john_frederick = Jean-Frédéric
    .also = Jean-Frédéric de Saxe
value-philip_of_hesse = Philippe de Hesse
    .also = Philippe
value-renegade = chef renégat
    .also = renégat

## Counters by name: naval leaders

value-barbarossa = Barberousse
    .also = Khayr ad-Din
value-dragut = Dragut
    .also = Turgut Reis
value-andrea_doria = Andrea Doria
    .also = Doria

## Counters by name: explorers

value-chancellor = Chancellor
    .also = Richard Chancellor
value-rut = Rut
    .also = John Rut
value-willoughby = Willoughby
    .also = Hugh Willoughby
value-cartier = Cartier
    .also = Jacques Cartier
value-verrazano = Verrazano
    .also = Verrazzano, Verrazane
value-roberval = Roberval
    .also = La Rocque de Roberval
value-magellan = Magellan
    .also = Fernand de Magellan
value-orellana = Orellana
    .also = Francisco de Orellana
value-de_soto = De Soto
    .also = Hernando de Soto
value-leon = Ponce de León
    .also = Léon
value-de_vaca = Cabeza de Vaca
    .also = Vaca
value-narvaez = Narváez
    .also = Pánfilo de Narváez
value-cabot = Cabot
    .also = Sébastien Cabot

## Counters by name: conquistadors

value-cortez = Cortés
    .also = Cortès, Hernán Cortés
value-pizarro = Pizarre
    .also = François Pizarre
value-montejo = Montejo
    .also = Francisco de Montejo
value-cordova = Cordova
    .also = Hernández de Córdoba
value-coronado = Coronado
    .also = Vázquez de Coronado
value-english_conquest = conquête anglaise
value-french_conquest = conquête française
