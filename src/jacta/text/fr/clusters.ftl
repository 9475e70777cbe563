# Simuler sur une grappe d’autres machines
error-no-dask = une grappe de calcul demande d’autres paquets ({ $module } manque) : pip install 'jacta[dask]'
error-cluster-unreachable = aucun ordonnanceur ne répond à { $address } ; une adresse s’écrit tcp://machine:8786
error-cluster-empty = l’ordonnanceur à { $address } n’a pas d’ouvriers
error-cluster-lost = la grappe à { $address } a cessé de travailler
error-cluster-worker = l’ouvrier { $worker } ne compterait pas la même chose : { $reason }
cluster-other-jacta = il n’a pas Jacta, ou un autre que ce { $version }
cluster-other-game = ce jeu lui manque, ou il en a d’autres règles
cluster-other-tables = il n’a pas les mêmes tables personnelles ou suggérées que vous (JACTA_TABLES, JACTA_SUGGESTED)
error-cluster-policy = impossible de confier ces réponses aux ouvriers : { $reason }
metavar-address = ADRESSE
flag-cluster = grappe
cli-opt-cluster = confier le travail à une grappe Dask : l’adresse de son ordonnanceur, tcp://machine:8786 (ou JACTA_CLUSTER)
