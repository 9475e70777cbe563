# Les assistants : le serveur du Model Context Protocol.
cli-mcp = Répondre à un assistant : un serveur du Model Context Protocol, qui ne fait que lire.
cli-opt-http = servir par HTTP au lieu de l’entrée et de la sortie standard
mcp-address = Les assistants joignent Jacta à { $address }
error-no-mcp = le serveur pour assistants demande le paquet { $module } : pip install 'jacta[mcp]'
