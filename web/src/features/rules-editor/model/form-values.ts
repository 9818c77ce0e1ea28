/** A draft of an entry: texts, choices, parts and lists of parts. */
export type FormValues = { readonly [key: string]: FormValue };
export type FormValue = string | readonly string[] | FormValues | readonly FormValues[];

export const textAt = (typed: FormValues, key: string): string => {
  const value = typed[key];
  return typeof value === 'string' ? value : '';
};

export const manyAt = (typed: FormValues, key: string): readonly string[] => {
  const value = typed[key];
  return isList(value) ? value.filter((each) => typeof each === 'string') : [];
};

export const groupAt = (typed: FormValues, key: string): FormValues => {
  const value = typed[key];
  return typeof value === 'object' && !isList(value) ? value : {};
};

export const listAt = (typed: FormValues, key: string): readonly FormValues[] => {
  const value = typed[key];
  return isList(value) ? value.filter((each) => typeof each !== 'string') : [];
};

const isList = (value: FormValue | undefined): value is readonly string[] | readonly FormValues[] =>
  Array.isArray(value);

/** A condition: the choice at `key` is one of `values`. */
export const at =
  (key: string, ...values: readonly string[]) =>
  (typed: FormValues): boolean =>
    values.includes(textAt(typed, key));

/** The draft's key for properties outside the sentences. */
export const REST = '…';
