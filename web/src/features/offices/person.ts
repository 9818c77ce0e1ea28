export type Person = { readonly id: string; readonly name: string };
