/** A draft of an entry: texts, choices, parts and lists of parts. */
export type Typed = { readonly [key: string]: TypedValue };
export type TypedValue = string | readonly string[] | Typed | readonly Typed[];

export const textAt = (typed: Typed, key: string): string => {
  const value = typed[key];
  return typeof value === 'string' ? value : '';
};

export const manyAt = (typed: Typed, key: string): readonly string[] => {
  const value = typed[key];
  return isList(value) ? value.filter((each) => typeof each === 'string') : [];
};

export const groupAt = (typed: Typed, key: string): Typed => {
  const value = typed[key];
  return typeof value === 'object' && !isList(value) ? value : {};
};

export const listAt = (typed: Typed, key: string): readonly Typed[] => {
  const value = typed[key];
  return isList(value) ? value.filter((each) => typeof each !== 'string') : [];
};

const isList = (value: TypedValue | undefined): value is readonly string[] | readonly Typed[] =>
  Array.isArray(value);

/** True if the choice at a key is one of these. */
export const at =
  (key: string, ...values: readonly string[]) =>
  (typed: Typed): boolean =>
    values.includes(textAt(typed, key));

/** The key for properties outside the sentences. */
export const REST = '…';
