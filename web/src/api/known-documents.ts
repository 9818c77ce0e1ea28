/** By the names of operations, of which the build has each once. */
const hashes = new Map<string, string>();

/**
 * Said of each document by the build, which puts this into the modules that have one.
 * @public
 */
export function knowDocument<D>(document: D, name: string, hash: string): D {
  hashes.set(name, hash);
  return document;
}

/** The SHA-256 by which the server knows the operation's document; null for none. */
export const hashOf = (name: string | null | undefined): string | null =>
  hashes.get(name ?? '') ?? null;

/** A server of another build does not know these documents, and is sent their texts from then on. */
export function forgetDocuments(): void {
  hashes.clear();
}

type Told = { readonly extensions?: Readonly<Record<string, unknown>> };

/** Whether the hash, and nothing else, is what the server does not take. */
export const isUnknownDocument = (errors: unknown): boolean =>
  Array.isArray(errors) &&
  errors.some((error: Told | null) => error?.extensions?.['field'] === 'documentId');
