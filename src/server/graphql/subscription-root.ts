import { GraphQLError, Kind, OperationTypeNode } from 'graphql';
import type { DirectiveNode, DocumentNode, SelectionNode, SelectionSetNode } from 'graphql';

const CONDITIONS: ReadonlySet<string> = new Set(['skip', 'include']);

/**
 * The error for a subscription with a conditional root field; null if there is none. The
 * specification forbids `@skip` and `@include` there [September 2025, 5.2.4.1], and graphql-js 16
 * crashes on them. The document may be invalid in other ways.
 */
export function conditionOnRoot(document: DocumentNode): GraphQLError | null {
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    if (definition.operation !== OperationTypeNode.SUBSCRIPTION) continue;
    const condition = conditionIn(definition.selectionSet, document, new Set());
    if (condition === null) continue;
    const message =
      `The field of a subscription cannot have "@${condition.name.value}": either ` +
      'ask for it or leave it out.';
    return new GraphQLError(message, {
      nodes: condition,
      extensions: { code: 'BAD_USER_INPUT' },
    });
  }
  return null;
}

function conditionIn(
  { selections }: SelectionSetNode,
  document: DocumentNode,
  seen: Set<string>,
): DirectiveNode | null {
  for (const selection of selections) {
    const found =
      selection.directives?.find(({ name }) => CONDITIONS.has(name.value)) ??
      withinSelection(selection, document, seen);
    if (found !== null) return found;
  }
  return null;
}

/** The first condition inside a fragment; null for a field. */
function withinSelection(
  selection: SelectionNode,
  document: DocumentNode,
  seen: Set<string>,
): DirectiveNode | null {
  if (selection.kind === Kind.FIELD) return null;
  if (selection.kind === Kind.INLINE_FRAGMENT) {
    return conditionIn(selection.selectionSet, document, seen);
  }
  const name = selection.name.value;
  if (seen.has(name)) return null;
  seen.add(name);
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.FRAGMENT_DEFINITION || definition.name.value !== name) continue;
    const found = conditionIn(definition.selectionSet, document, seen);
    if (found !== null) return found;
  }
  return null;
}
