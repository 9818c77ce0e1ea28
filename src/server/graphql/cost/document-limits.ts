import { Kind, visit } from 'graphql';
import type { DocumentNode, FragmentDefinitionNode, GraphQLError, SelectionSetNode } from 'graphql';
import { overLimit } from '../../errors/faults';
import type { Limits } from '../../scheduling/limits';

/** Root fields that hash a password or make an account: they count as sign-ins. */
export const AUTH_MUTATIONS: ReadonlySet<string> = new Set([
  'signUp',
  'signIn',
  'startGuest',
  'claimGuest',
  'signInWithIdentity',
  'unlinkIdentity',
  'changePassword',
  'setMailAddress',
  'resetPassword',
]);

/** The measures of a document without a schema. The document may be invalid. */
export type DocumentSize = Record<'depth' | 'aliases' | 'directives' | 'signIns', number>;

export function measureDocument(document: DocumentNode): DocumentSize {
  const measures = { depth: depthOf(document), aliases: 0, directives: 0, signIns: 0 };
  visit(document, {
    Field: (field) => {
      if (field.alias !== undefined) measures.aliases += 1;
      if (AUTH_MUTATIONS.has(field.name.value)) measures.signIns += 1;
    },
    Directive: () => {
      measures.directives += 1;
    },
  });
  return measures;
}

/** The first limit that the document exceeds; null if there is none. */
export function exceededLimit(measures: DocumentSize, limits: Limits): GraphQLError | null {
  for (const limit of ['depth', 'aliases', 'directives', 'signIns'] as const) {
    if (measures[limit] > limits[limit]) {
      return overLimit(limit, measures[limit], limits[limit]);
    }
  }
  return null;
}

/** The depth of fields. Introspection does not count: graphql-js limits its depth itself. */
function depthOf(document: DocumentNode): number {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) {
      fragments.set(definition.name.value, definition);
    }
  }
  const known = new Map<string, number>();

  const ofFragment = (name: string): number => {
    const depth = known.get(name);
    if (depth !== undefined) return depth;
    // Inside itself, a fragment counts 0: validation refuses such a cycle.
    known.set(name, 0);
    const fragment = fragments.get(name);
    const found = fragment === undefined ? 0 : ofSelections(fragment.selectionSet);
    known.set(name, found);
    return found;
  };
  const ofSelections = (set: SelectionSetNode): number => {
    let deepest = 0;
    for (const selection of set.selections) {
      deepest = Math.max(deepest, ofSelection(selection));
    }
    return deepest;
  };
  const ofSelection = (selection: SelectionSetNode['selections'][number]): number => {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return ofFragment(selection.name.value);
    if (selection.kind === Kind.INLINE_FRAGMENT) return ofSelections(selection.selectionSet);
    if (selection.name.value.startsWith('__')) return 0;
    return 1 + (selection.selectionSet === undefined ? 0 : ofSelections(selection.selectionSet));
  };

  let deepest = 0;
  for (const definition of document.definitions) {
    if (definition.kind === Kind.OPERATION_DEFINITION) {
      deepest = Math.max(deepest, ofSelections(definition.selectionSet));
    }
  }
  return deepest;
}

/**
 * The depth of nested lists and objects, found without recursion; `most + 1` for any greater depth.
 */
export function depthOfValue(value: unknown, most: number): number {
  let level: unknown[] = [value];
  for (let depth = 0; depth <= most; depth += 1) {
    const inner: unknown[] = [];
    let isNested = false;
    for (const each of level) {
      if (typeof each !== 'object' || each === null) continue;
      isNested = true;
      for (const entry of Array.isArray(each) ? each : Object.values(each)) inner.push(entry);
    }
    if (!isNested) return depth;
    level = inner;
  }
  return most + 1;
}
