/** A code with its name, and its group in a list with groups. */
export type NamedChoice = {
  readonly value: string;
  readonly name: string;
  readonly group?: string;
};
