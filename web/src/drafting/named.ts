/** A code with the words for it. */
export type Named = { readonly value: string; readonly name: string };
