import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { GraphQLError } from 'graphql';
import { fault } from './faults';

export const TRUST_MODES = ['off', 'allow', 'require'] as const;
export type TrustMode = (typeof TRUST_MODES)[number];

const HASH = /^(?:sha256:)?([0-9a-f]{64})$/;

/**
 * Documents that clients name by the SHA-256 of their text, from a manifest that was made when the
 * clients were built. With `require` nothing else is executed.
 */
export class TrustedDocuments {
  private constructor(
    private readonly mode: TrustMode,
    private readonly texts: ReadonlyMap<string, string>,
  ) {}

  static none(): TrustedDocuments {
    return new TrustedDocuments('off', new Map());
  }

  /**
   * Throws with a sentence when the file is not a manifest, or a text in it does not have its hash.
   */
  static read(mode: TrustMode, file: string | null): TrustedDocuments {
    if (mode === 'off') return TrustedDocuments.none();
    if (file === null) throw new Error('TRUSTED_DOCUMENTS needs TRUSTED_DOCUMENTS_FILE.');
    const texts = new Map<string, string>();
    for (const [name, text] of Object.entries(readManifest(file))) {
      const hash = HASH.exec(name)?.[1];
      if (typeof text !== 'string' || hash !== sha256(text)) {
        throw new Error(
          `TRUSTED_DOCUMENTS_FILE: ${JSON.stringify(name.slice(0, 80))} is not the SHA-256 of its text.`,
        );
      }
      texts.set(hash, text);
    }
    return new TrustedDocuments(mode, texts);
  }

  /**
   * The text that is asked for, by itself or by its id; null when a request has neither, which is
   * for its transport to answer.
   */
  textOf(asked: {
    readonly query?: unknown;
    readonly documentId?: unknown;
  }): string | GraphQLError | null {
    const { query, documentId } = asked;
    if (documentId !== undefined && documentId !== null) return this.named(documentId);
    if (typeof query !== 'string' || query === '') return null;
    return query;
  }

  private named(documentId: unknown): string | GraphQLError {
    if (this.mode === 'off') {
      return fault('BAD_USER_INPUT', 'documentId: this server keeps no trusted documents.');
    }
    const hash = typeof documentId === 'string' ? HASH.exec(documentId)?.[1] : undefined;
    if (hash === undefined) {
      return fault('BAD_USER_INPUT', 'documentId: expected a SHA-256, 64 hexadecimal digits.');
    }
    return (
      this.texts.get(hash) ??
      fault('BAD_USER_INPUT', 'documentId: there is no such trusted ' + 'document.')
    );
  }

  /** Null for a text that may be executed. */
  refusalOf(text: string): GraphQLError | null {
    if (this.mode !== 'require' || this.texts.has(sha256(text))) return null;
    return fault('FORBIDDEN', 'This server executes trusted documents only: send a documentId.');
  }
}

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

function readManifest(file: string): object {
  let manifest: unknown;
  try {
    manifest = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`TRUSTED_DOCUMENTS_FILE: ${file} cannot be read as JSON.`, { cause: error });
  }
  const isObject = typeof manifest === 'object' && manifest !== null && !Array.isArray(manifest);
  if (isObject) return manifest as object;
  throw new Error(`TRUSTED_DOCUMENTS_FILE: ${file} is not an object of SHA-256 and text.`);
}
