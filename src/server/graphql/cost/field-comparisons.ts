import { Kind } from 'graphql';
import type { DocumentNode, FieldNode, FragmentDefinitionNode, SelectionSetNode } from 'graphql';

/** Only a fragment that contains itself nests deeper: validation refuses it. */
const DEEPEST = 200;

/**
 * The number of comparisons in the check that a document's fields can be merged: of all pairs with
 * one name at each place of the answer. It is computed in one pass, which ends above `most`.
 */
export function comparisonsOf(document: DocumentNode, most: number): number {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) {
      fragments.set(definition.name.value, definition);
    }
  }
  let comparisons = 0;
  const count = (sets: readonly SelectionSetNode[], depth: number): void => {
    if (depth > DEEPEST) return;
    const fields = new Map<string, FieldNode[]>();
    const met = new Set<string>();
    const collect = ({ selections }: SelectionSetNode): void => {
      for (const selection of selections) {
        if (selection.kind === Kind.FIELD) {
          const name = selection.alias?.value ?? selection.name.value;
          const alike = fields.get(name);
          // Visiting a field costs, too: nested fragments can put it in very many places.
          comparisons += 1 + (alike?.length ?? 0);
          if (alike === undefined) fields.set(name, [selection]);
          else alike.push(selection);
        } else if (selection.kind === Kind.INLINE_FRAGMENT) {
          collect(selection.selectionSet);
        } else if (!met.has(selection.name.value)) {
          met.add(selection.name.value);
          const fragment = fragments.get(selection.name.value);
          if (fragment !== undefined) collect(fragment.selectionSet);
        }
        if (comparisons > most) return;
      }
    };
    sets.forEach(collect);
    for (const alike of fields.values()) {
      if (comparisons > most) return;
      const within = alike.flatMap(({ selectionSet }) => selectionSet ?? []);
      if (within.length > 0) count(within, depth + 1);
    }
  };
  for (const definition of document.definitions) {
    // A fragment is compared by itself, too, whether an operation spreads it or not.
    if ('selectionSet' in definition) count([definition.selectionSet], 1);
  }
  return comparisons;
}
