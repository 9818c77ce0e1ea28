/** A new secret. The server shows it only once. */
export type NewSecret = { readonly name: string; readonly secret: string };
