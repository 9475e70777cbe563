# Assistants: the server of the Model Context Protocol.
cli-mcp = Answer an assistant: a server of the Model Context Protocol, which only reads.
cli-opt-http = serve over HTTP instead of standard input and output
mcp-address = Assistants reach Jacta at { $address }
error-no-mcp = the server for assistants needs the package { $module }: pip install 'jacta[mcp]'
