## Counters by name: army leaders

value-suleiman = Suleiman
    .also = Suleiman the Magnificent
value-ibrahim_pasha = Ibrahim Pasha
    .also = Ibrahim
value-charles_v = Charles V
    .also = Charles 5
value-duke_of_alva = Duke of Alva
    .also = Alva
value-ferdinand = Ferdinand
    .also = Ferdinand of Austria
value-henry_viii = Henry VIII
    .also = Henry 8
value-brandon = Brandon
    .also = Charles Brandon
value-dudley = Dudley
    .also = John Dudley
value-francis_i = Francis I
    .also = Francis 1
value-henry_ii = Henry II
    .also = Henry 2
value-montmorency = Montmorency
    .also = Anne de Montmorency
value-maurice_of_saxony = Maurice of Saxony
    .also = Maurice
value-john_frederick = John Frederick
    .also = John Frederick of Saxony
value-philip_of_hesse = Philip of Hesse
    .also = Philip
value-renegade = renegade leader
    .also = renegade

## Counters by name: naval leaders

value-barbarossa = Barbarossa
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
    .also = Verrazzano
value-roberval = Roberval
    .also = La Rocque de Roberval
value-magellan = Magellan
    .also = Ferdinand Magellan
value-orellana = Orellana
    .also = Francisco de Orellana
value-de_soto = De Soto
    .also = Hernando de Soto
value-leon = Leon
    .also = Ponce de Leon
value-de_vaca = De Vaca
    .also = Cabeza de Vaca
value-narvaez = Narvaez
    .also = Panfilo de Narvaez
value-cabot = Cabot
    .also = Sebastian Cabot

## Counters by name: conquistadors

value-cortez = Cortez
    .also = Cortes
value-pizarro = Pizarro
    .also = Francisco Pizarro
value-montejo = Montejo
    .also = Francisco de Montejo
value-cordova = Cordova
    .also = Hernandez de Cordoba
value-coronado = Coronado
    .also = Vazquez de Coronado
value-english_conquest = English conquest
value-french_conquest = French conquest
