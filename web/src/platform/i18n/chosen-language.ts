import { LANGUAGES } from './language';
import type { Language } from './language';

const CHOSEN = 'ridotto:language';

/** The chosen language; otherwise the first of the browser's languages that the client has. */
function readLanguage(): Language {
  const wanted = [localStorage.getItem(CHOSEN) ?? '', ...navigator.languages];
  const known = wanted.map((tag) => LANGUAGES.find((code) => code === tag.split('-')[0]));
  return known.find((code) => code !== undefined) ?? 'en';
}

export const storeLanguage = (code: Language): void => localStorage.setItem(CHOSEN, code);

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
