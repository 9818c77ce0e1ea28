import { parse } from '@0no-co/graphql.web';

/** By the names of operations, of which the build has each once. */
const hashes = new Map<string, string>();

/**
 * Said of each document by the build, which puts this into the modules that have one. Most of a page's are
 * mutations that nobody sends: it is parsed when first asked with. What the client would print and hash to tell
 * documents apart is given with it.
 * @public
 */
export function knowDocument(body: string, name: string, hash: string): object {
  hashes.set(name, hash);
  let parsed: ReturnType<typeof parse>['definitions'] | null = null;
  return {
    kind: 'Document',
    documentId: hash,
    loc: {
      start: 0,
      end: body.length,
      source: { body, name, locationOffset: { line: 1, column: 1 } },
    },
    get definitions() {
      return (parsed ??= parse(body, { noLocation: true }).definitions);
    },
  };
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
