import { readLanguage, writeLanguageCookie } from './chosen-language';
import { setLanguage } from './language';
import type { Language } from './language';

type Messages = { readonly default: Readonly<Record<string, string>> };

/** The translations; each is a file of its own that only its readers load. */
const FILES: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Messages>>> = {
  de: () => import('../../translations/de.json'),
  it: () => import('../../translations/it.json'),
};

/** Sets the reader's language. The page is English if its translation cannot be loaded. */
export async function loadLanguage(): Promise<void> {
  const code = readLanguage();
  writeLanguageCookie(code);
  if (code === 'en') return;
  try {
    const [{ translatorOf }, messages] = await Promise.all([import('./translator'), FILES[code]()]);
    setLanguage(code, translatorOf(code, messages.default));
    document.documentElement.lang = code;
  } catch {
    // The browser tells which file it could not load; the page is in English.
  }
}
