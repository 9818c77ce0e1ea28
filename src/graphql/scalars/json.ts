import { GraphQLScalarType, Kind } from 'graphql';
import type { ObjectFieldNode, ValueNode } from 'graphql';
import { badScalar } from './bad-scalar';

type Variables = Readonly<Record<string, unknown>> | null | undefined;

/** The value of a literal in a GraphQL document. */
function valueOf(node: ValueNode, variables: Variables): unknown {
  switch (node.kind) {
    case Kind.NULL:
      return null;
    case Kind.INT:
    case Kind.FLOAT:
      return finite(Number(node.value));
    case Kind.STRING:
    case Kind.BOOLEAN:
      return node.value;
    case Kind.ENUM:
      throw badScalar('JSON', `a JSON value, which ${node.value} is not`);
    case Kind.LIST:
      return node.values.map((entry) => valueOf(entry, variables));
    case Kind.OBJECT:
      return objectOf(node.fields, variables);
    case Kind.VARIABLE:
      return variables?.[node.name.value] ?? null;
  }
}

function finite(value: number): number {
  if (Number.isFinite(value)) return value;
  throw badScalar('JSON', 'a JSON value whose numbers are finite');
}

/** `fromEntries` treats a name such as `__proto__` like any other. */
function objectOf(fields: readonly ObjectFieldNode[], variables: Variables): unknown {
  return Object.fromEntries(
    fields.map(({ name, value }) => [name.value, valueOf(value, variables)]),
  );
}

/** The replacement character stands for bytes that a decoder could not read; nobody types it. */
function written(value: unknown): unknown {
  if (!JSON.stringify(value).includes('\uFFFD')) return value;
  throw badScalar('JSON', 'a JSON value without U+FFFD, which stands for unreadable bytes');
}

export const JsonScalar = new GraphQLScalarType({
  name: 'JSON',
  serialize: (value) => value,
  parseValue: written,
  parseLiteral: (node, variables) => written(valueOf(node, variables)),
});
