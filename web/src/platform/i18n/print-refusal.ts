import { currentSentences } from './language';

type Refusal = {
  readonly code: string;
  readonly message: string;
  /** Without the facts of its message, a refusal is told in the server's words. */
  readonly facts?: unknown;
};

/** The sentence of a refusal: the translation's for its code and facts, or else the server's. */
export const printRefusal = (refusal: Refusal): string => translated(refusal) ?? refusal.message;

const translated = ({ code, facts }: Refusal): string | null =>
  currentSentences()?.(`refusal.${code}`, facts) ?? null;

/** True if the sentence of the refusal is the server's. */
export const isUntranslated = (refusal: Refusal): boolean => translated(refusal) === null;
