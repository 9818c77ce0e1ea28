"""Reads a schema from stdin as Python's clients do, prints and reads it again, and names its types."""

import sys

from graphql import build_schema, introspection_from_schema, build_client_schema, print_schema

schema = build_client_schema(introspection_from_schema(build_schema(sys.stdin.read())))
print("\n".join(build_schema(print_schema(schema)).type_map))
