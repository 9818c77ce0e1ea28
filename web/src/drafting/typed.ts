/** An entry of the rules as it is typed: text, what is chosen of several, parts and lists of parts. */
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

/** Whether what is chosen there is one of these. */
export const at =
  (key: string, ...values: readonly string[]) =>
  (typed: Typed): boolean =>
    values.includes(textAt(typed, key));

/** Where properties are kept that the sentences do not say. */
export const REST = '…';
