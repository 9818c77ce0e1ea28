import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { GraphQLError } from 'graphql';
import { fault } from '../errors/faults';

export const TRUST_MODES = ['off', 'allow', 'require'] as const;
export type TrustMode = (typeof TRUST_MODES)[number];

const HASH = /^(?:sha256:)?([0-9a-f]{64})$/;

/**
 * Documents that clients name by the SHA-256 of their text: the web client's documents from the
 * build and, except with `off`, the documents of a manifest. With `require` nothing else is
 * executed.
 */
export class TrustedDocuments {
  private constructor(
    private readonly mode: TrustMode,
    private readonly texts: ReadonlyMap<string, string>,
  ) {}

  /**
   * `own` is the manifest of the web client; null if the client was not built. Throws a sentence
   * for the operator if a manifest is missing, is no manifest, or has a text without its hash.
   */
  static read(mode: TrustMode, file: string | null, own: string | null): TrustedDocuments {
    if (mode === 'allow' && file === null) {
      throw new Error('TRUSTED_DOCUMENTS=allow needs TRUSTED_DOCUMENTS_FILE.');
    }
    const others = mode === 'off' || file === null ? [] : readManifest(file);
    return new TrustedDocuments(
      mode,
      new Map([...(own === null ? [] : readManifest(own)), ...others]),
    );
  }

  /**
   * The request's text, or the text that its `documentId` names. Null if the request has neither;
   * the transport then answers.
   */
  textOf(given: {
    readonly query?: unknown;
    readonly documentId?: unknown;
  }): string | GraphQLError | null {
    const { query, documentId } = given;
    if (documentId !== undefined && documentId !== null && documentId !== '') {
      return this.named(documentId);
    }
    if (typeof query !== 'string' || query === '') return null;
    return query;
  }

  private named(documentId: unknown): string | GraphQLError {
    const hash = typeof documentId === 'string' ? HASH.exec(documentId)?.[1] : undefined;
    if (hash === undefined) {
      return unknown('documentId: expected a SHA-256, 64 hexadecimal digits.');
    }
    return (
      this.texts.get(hash) ??
      unknown('documentId: there is no such trusted document: send its text as `query`.')
    );
  }

  /** The refusal of an untrusted text; null if the text may be executed. */
  refusalOf(text: string): GraphQLError | null {
    if (this.mode !== 'require' || this.texts.has(sha256(text))) return null;
    return fault('FORBIDDEN', 'This server executes trusted documents only: send a documentId.');
  }
}

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

/** The `field` tells the client to send the text, since the hash did not work. */
const unknown = (message: string): GraphQLError =>
  fault('BAD_USER_INPUT', message, { field: 'documentId' });

function readManifest(file: string): [hash: string, text: string][] {
  let manifest: unknown;
  try {
    manifest = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`TRUSTED_DOCUMENTS_FILE: ${file} cannot be read as JSON.`, { cause: error });
  }
  const isObject = typeof manifest === 'object' && manifest !== null && !Array.isArray(manifest);
  if (!isObject) {
    throw new Error(`TRUSTED_DOCUMENTS_FILE: ${file} is not an object of SHA-256 and text.`);
  }
  return Object.entries(manifest as object).map(([name, text]: [string, unknown]) => {
    const hash = HASH.exec(name)?.[1];
    if (typeof text === 'string' && hash === sha256(text)) return [hash, text];
    throw new Error(
      `TRUSTED_DOCUMENTS_FILE: ${JSON.stringify(name.slice(0, 80))} is not the SHA-256 of its text.`,
    );
  });
}
