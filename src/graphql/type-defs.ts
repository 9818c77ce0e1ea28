import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { concatAST, Kind, parse, Source, visit } from 'graphql';
import type {
  DocumentNode,
  FieldDefinitionNode,
  InterfaceTypeDefinitionNode,
  ObjectTypeDefinitionNode,
} from 'graphql';

/**
 * The SDL of a folder, whole. A type says of its interfaces' fields only what differs: the others are
 * taken over as the interface has them, description and all, in front of its own.
 */
export function readTypeDefs(folder: string): DocumentNode {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.graphql'))
    .sort()
    .map((file) => new Source(readFileSync(join(folder, file), 'utf8'), file))
    .map((source) => parse(source, { noLocation: true }));
  return takeOverFields(concatAST(files));
}

type Type = ObjectTypeDefinitionNode | InterfaceTypeDefinitionNode;

function takeOverFields(document: DocumentNode): DocumentNode {
  const interfaces = new Map(
    document.definitions
      .filter((node) => node.kind === Kind.INTERFACE_TYPE_DEFINITION)
      .map((node) => [node.name.value, node.fields ?? []]),
  );
  const whole = <T extends Type>(node: T): T => {
    const own = byName(node.fields ?? []);
    const theirs = byName(
      (node.interfaces ?? []).flatMap(({ name }) => interfaces.get(name.value) ?? []),
    );
    for (const name of own.keys()) theirs.delete(name);
    return { ...node, fields: [...theirs.values(), ...own.values()] };
  };
  return visit(document, { ObjectTypeDefinition: whole, InterfaceTypeDefinition: whole });
}

const byName = (fields: readonly FieldDefinitionNode[]): Map<string, FieldDefinitionNode> =>
  new Map(fields.map((field) => [field.name.value, field]));
