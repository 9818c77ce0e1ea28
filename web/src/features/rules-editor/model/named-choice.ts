/** A code with its name, and its group if there are several kinds. */
export type NamedChoice = {
  readonly value: string;
  readonly name: string;
  readonly group?: string;
};
