import { currentTranslation } from './language';

/**
 * The sentence of a refusal: the translation's for its code, or else the server's. A translation has
 * only codes whose sentence is always the same.
 */
export const printRefusal = (refusal: {
  readonly code: string;
  readonly message: string;
}): string => translated(refusal.code) ?? refusal.message;

const translated = (code: string): string | undefined | null =>
  currentTranslation()?.(`refusal.${code}`, {});

/** True if the sentence of the refusal is the server's. */
export const isUntranslated = ({ code }: { readonly code: string }): boolean =>
  (translated(code) ?? null) === null;
