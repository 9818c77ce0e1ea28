import { Kind } from 'graphql';
import type { DocumentNode, FieldNode, FragmentDefinitionNode, SelectionSetNode } from 'graphql';

/** The maximum depth. Only a fragment that contains itself is deeper; validation refuses it. */
const DEEPEST = 200;

/**
 * The number of comparisons in the check that a document's fields can be merged: all pairs of the
 * same name at each place of the answer. One pass counts them and stops above `most`.
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
          // Visiting a field counts, too: nested fragments can repeat it in very many places.
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
    // Each fragment is also compared alone, whether or not an operation uses it.
    if ('selectionSet' in definition) count([definition.selectionSet], 1);
  }
  return comparisons;
}
