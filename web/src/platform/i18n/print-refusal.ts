import { currentTranslation } from './language';

/**
 * The sentence of a refusal: the translation's for its code, or else the server's. A translation has
 * only codes whose sentence is always the same.
 */
export const printRefusal = (refusal: {
  readonly code: string;
  readonly message: string;
}): string => currentTranslation()?.(`refusal.${refusal.code}`, {}) ?? refusal.message;
