# Simulating on a cluster of other machines
error-no-dask = a cluster needs more packages ({ $module } is missing): pip install 'jacta[dask]'
error-cluster-unreachable = no scheduler answers at { $address }; an address looks like tcp://host:8786
error-cluster-empty = the scheduler at { $address } has no workers
error-cluster-lost = the cluster at { $address } has stopped working
error-cluster-worker = the worker { $worker } could not count the same: { $reason }
cluster-other-jacta = it has no Jacta, or another than this { $version }
cluster-other-game = it lacks this game, or has other rules for it
cluster-other-tables = it has other tables of yours, or other suggestions for tables (JACTA_TABLES, JACTA_SUGGESTED)
error-cluster-policy = this policy cannot be handed to the workers: { $reason }
metavar-address = ADDRESS
flag-cluster = cluster
cli-opt-cluster = let a Dask cluster do it: the address of its scheduler, tcp://host:8786 (or JACTA_CLUSTER)
