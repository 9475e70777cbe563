game = Europa Universalis à 8
