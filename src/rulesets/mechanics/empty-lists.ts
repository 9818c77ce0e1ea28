import type { Ruleset } from '../document/ruleset';

/** The lists that a document leaves out when empty. */
export const NO_MECHANICS = {
  trackedValues: [],
  actions: [],
  additionalSecretActions: [],
  offices: [],
  tableActions: [],
} as const satisfies Partial<Ruleset>;

/** Removes empty lists of these mechanics, as in the written form of a document. */
export function withoutEmpty(document: unknown): unknown {
  if (typeof document !== 'object' || document === null || Array.isArray(document)) return document;
  return Object.fromEntries(
    Object.entries(document).filter(([name, value]) => !isEmptyList(name, value)),
  );
}

const isEmptyList = (name: string, value: unknown): boolean =>
  Object.hasOwn(NO_MECHANICS, name) && Array.isArray(value) && value.length === 0;
