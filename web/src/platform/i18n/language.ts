import type { Sentences } from './sentences';
import type { Translation } from './translator';

/** The languages of the client. English is the source of the others. */
export const LANGUAGES = ['en', 'de', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

let current: Language = 'en';
let translation: Translation | null = null;
let sentences: Sentences | null = null;

/** The language of texts, numbers and dates. It is the same as long as a page is open. */
export const language = (): Language => current;

/** Null in English. */
export const currentTranslation = (): Translation | null => translation;

/** Makes the server's sentences from their facts; null in English. */
export const currentSentences = (): Sentences | null => sentences;

/** Call it before any module of the client loads: modules make formats and texts when they load. */
export function setLanguage(
  code: Language,
  translated: Translation | null,
  told: Sentences | null = null,
): void {
  current = code;
  translation = translated;
  sentences = told;
}
