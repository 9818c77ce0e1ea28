import { currentSentences } from './language';

type Refusal = {
  readonly code: string;
  readonly message: string;
  /** Without the facts of its message, a refusal is told in the server's words. */
  readonly facts?: unknown;
};

/** The translation's sentence of a refusal, by its code and facts; null if it has none. */
export const translatedRefusal = ({ code, facts }: Refusal): string | null =>
  currentSentences()?.(`refusal.${code}`, facts) ?? null;

/** The sentence of a refusal: the translation's, or else the server's. */
export const printRefusal = (refusal: Refusal): string =>
  translatedRefusal(refusal) ?? refusal.message;
