/** A code with the words for it, and under what it is listed where there is more than one kind. */
export type Named = { readonly value: string; readonly name: string; readonly group?: string };
