import type { Translation } from './translator';

/** The languages of the client, each by its own name. English is the source of the others. */
export const LANGUAGES = [
  { code: 'en', name: 'English' },
  { code: 'de', name: 'Deutsch' },
  { code: 'it', name: 'Italiano' },
] as const;
export type Language = (typeof LANGUAGES)[number]['code'];

let current: Language = 'en';
let translation: Translation | null = null;

/** The language of texts, numbers and dates. It is the same as long as a page is open. */
export const language = (): Language => current;

/** Null in English. */
export const currentTranslation = (): Translation | null => translation;

/** Call it before any module of the client loads: modules make formats and texts when they load. */
export function setLanguage(code: Language, translated: Translation | null): void {
  current = code;
  translation = translated;
}
