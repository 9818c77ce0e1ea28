import { parse } from '@0no-co/graphql.web';

/** By operation name, which is unique within a build. */
const hashes = new Map<string, string>();

/**
 * The build inserts this call for each document. Most documents of a page are mutations that nobody
 * sends, so the text is parsed on first use. The client would print and hash a document to identify
 * it; the hash is given instead.
 * @public
 */
export function persistedDocument(body: string, name: string, hash: string): object {
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

/** The SHA-256 by which the server knows the operation's document; null if it has none. */
export const documentHash = (name: string | null | undefined): string | null =>
  hashes.get(name ?? '') ?? null;

/** A server of another build lacks these documents; from here on it gets their texts. */
export function forgetPersistedDocuments(): void {
  hashes.clear();
}

type ErrorLike = { readonly extensions?: Readonly<Record<string, unknown>> };

/** True if the server rejects only the hash. */
export const isUnknownDocument = (errors: unknown): boolean =>
  Array.isArray(errors) &&
  errors.some((error: ErrorLike | null) => error?.extensions?.['field'] === 'documentId');
