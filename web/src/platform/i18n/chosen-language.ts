import { LANGUAGES } from './language';
import type { Language } from './language';

const CHOSEN = 'ridotto:language';
/**
 * The server draws pages in English only. With this cookie it sends the page undrawn:
 * src/server/ssr/page-cache.ts.
 */
const COOKIE = 'language';
const COOKIE_SECONDS = 400 * 86_400;

/** The chosen language; otherwise the first of the browser's languages that the client has. */
export function readLanguage(): Language {
  const wanted = [localStorage.getItem(CHOSEN) ?? '', ...navigator.languages];
  const known = wanted.map((tag) => LANGUAGES.find(({ code }) => code === tag.split('-')[0]));
  return known.find((each) => each !== undefined)?.code ?? 'en';
}

/** Stores the choice and loads the page again: its modules have made their texts already. */
export function chooseLanguage(code: Language): void {
  localStorage.setItem(CHOSEN, code);
  writeLanguageCookie(code);
  window.location.reload();
}

/** Writes the cookie unless it already says so; without a cookie a page is English. */
export function writeLanguageCookie(code: Language): void {
  const [, told = 'en'] = /(?:^|;\s*)language=(\w+)/.exec(document.cookie) ?? [];
  if (told === code) return;
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${COOKIE}=${code}; Max-Age=${COOKIE_SECONDS}; Path=/; SameSite=Lax${secure}`;
}
