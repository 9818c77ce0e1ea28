import { readCookie } from '../cookie';
import { isInMemory } from '../storage';
import { LANGUAGES } from './language';
import type { Language } from './language';

/** The key of the chosen language in the browser's storage. */
export const CHOSEN = 'ridotto:language';

/**
 * The cookie of the chosen language. The server draws pages in English only, and with another
 * language it sends the page undrawn: src/server/ssr/page-cache.ts.
 */
export const LANGUAGE_COOKIE = 'language';

/** The choice, which the cookie tells if the browser blocks its storage. */
const readChoice = (): string | null =>
  isInMemory() ? readCookie(LANGUAGE_COOKIE) : localStorage.getItem(CHOSEN);

/** The chosen language; otherwise the first of the browser's languages that the client has. */
export const readLanguage = (): Language =>
  [readChoice() ?? '', ...navigator.languages]
    .map((tag) => LANGUAGES.find((code) => code === tag.split('-')[0]))
    .find((code) => code !== undefined) ?? 'en';

/**
 * Sets the reader's language. The page is in English if the translation cannot be loaded; the
 * browser tells which file failed. Readers of English load nothing.
 */
export async function applyLanguage(): Promise<void> {
  const code = readLanguage();
  if (code === 'en') return;
  const loaded = import('./load-language').then(({ loadLanguage }) => loadLanguage(code));
  await loaded.catch(() => undefined);
}
