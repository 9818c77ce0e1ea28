"""
Reads the schema of the server at the address given, by introspection as Python's clients do it; without an
address, SDL from stdin. Prints it and reads it again, and names its types.
"""

import json
import sys
import urllib.request

from graphql import (
    build_client_schema,
    build_schema,
    get_introspection_query,
    introspection_from_schema,
    print_schema,
)


def introspected(server):
    body = json.dumps({"query": get_introspection_query(descriptions=True)}).encode()
    asked = urllib.request.Request(
        f"{server}/graphql", body, {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(asked, timeout=30) as answer:
        return json.load(answer)["data"]


if len(sys.argv) > 1:
    told = introspected(sys.argv[1])
else:
    told = introspection_from_schema(build_schema(sys.stdin.read()))
schema = build_client_schema(told)
print("\n".join(build_schema(print_schema(schema)).type_map))
