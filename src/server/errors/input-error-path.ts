import { GraphQLError, Kind, visit } from 'graphql';
import type { ASTNode, DocumentNode } from 'graphql';

const VALUES: ReadonlySet<Kind> = new Set([
  Kind.INT,
  Kind.FLOAT,
  Kind.STRING,
  Kind.BOOLEAN,
  Kind.NULL,
  Kind.ENUM,
  Kind.LIST,
  Kind.OBJECT,
]);

/**
 * Adds the field's path, such as `input.bids[0].amount`, to an error about a value in the document.
 * Other errors stay unchanged.
 */
export function addFieldName(error: GraphQLError, document: DocumentNode): GraphQLError {
  const value = error.nodes?.[0];
  if (value === undefined || !VALUES.has(value.kind)) return error;
  const field = placeOf(value, document);
  if (field === null) return error;
  return new GraphQLError(`The value of "${field}" is wrong: ${error.message}`, {
    nodes: error.nodes ?? null,
    extensions: { ...error.extensions, field },
  });
}

function placeOf(value: ASTNode, document: DocumentNode): string | null {
  let place: string | null = null;
  visit(document, {
    enter(node, key, parent, _path, ancestors) {
      if (node !== value) return undefined;
      const isInList = Array.isArray(parent) && typeof key === 'number';
      const named = [...ancestors, ...(isInList ? [] : [parent])];
      place = printPlace(named, isInList ? key : null);
      return false;
    },
  });
  return place;
}

/** The argument's name, the nested fields and the list indexes as one path. */
function printPlace(
  ancestors: readonly (ASTNode | readonly ASTNode[] | undefined)[],
  last: number | null,
): string | null {
  let place = '';
  ancestors.forEach((ancestor, at) => {
    if (ancestor === undefined) return;
    if ('kind' in ancestor) {
      if (ancestor.kind === Kind.ARGUMENT) place = ancestor.name.value;
      if (ancestor.kind === Kind.OBJECT_FIELD) place += `.${ancestor.name.value}`;
      return;
    }
    const list = ancestors[at - 1];
    const next = ancestors[at + 1];
    const isList = list !== undefined && 'kind' in list && list.kind === Kind.LIST;
    if (isList && next !== undefined && 'kind' in next) place += `[${ancestor.indexOf(next)}]`;
  });
  if (place === '') return null;
  return last === null ? place : `${place}[${last}]`;
}
