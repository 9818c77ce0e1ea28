import { parse } from '@0no-co/graphql.web';

/** By operation name, which is unique within a build. */
const hashes = new Map<string, string>();

/**
 * Registers a document; the build inserts this call. The text is parsed on first use, since most of
 * a page's documents are mutations that nobody sends. The given hash saves urql from printing and
 * hashing the document.
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

/** The SHA-256 of the operation's document; null if the server does not know it. */
export const documentHash = (name: string | null | undefined): string | null =>
  hashes.get(name ?? '') ?? null;

/** Sends full texts from now on, to a server whose build lacks these documents. */
export function forgetPersistedDocuments(): void {
  hashes.clear();
}

type ErrorLike = { readonly extensions?: Readonly<Record<string, unknown>> };

/** True if the server does not know the document's hash. */
export const isUnknownDocument = (errors: unknown): boolean =>
  Array.isArray(errors) &&
  errors.some((error: ErrorLike | null) => error?.extensions?.['field'] === 'documentId');
