import { setCookie } from '../cookie';
import { LANGUAGES } from './language';
import type { Language } from './language';

const CHOSEN = 'ridotto:language';
/**
 * The server draws pages in English only. With this cookie it sends the page undrawn:
 * src/server/ssr/page-cache.ts.
 */
const COOKIE = 'language';

/** The chosen language; otherwise the first of the browser's languages that the client has. */
export function readLanguage(): Language {
  const wanted = [localStorage.getItem(CHOSEN) ?? '', ...navigator.languages];
  const known = wanted.map((tag) => LANGUAGES.find(({ code }) => code === tag.split('-')[0]));
  return known.find((each) => each !== undefined)?.code ?? 'en';
}

export const storeLanguage = (code: Language): void => localStorage.setItem(CHOSEN, code);

/** Writes the cookie unless it already says so; without a cookie a page is English. */
export function writeLanguageCookie(code: Language): void {
  const [, told = 'en'] = /(?:^|;\s*)language=(\w+)/.exec(document.cookie) ?? [];
  if (told !== code) setCookie(COOKIE, code);
}
