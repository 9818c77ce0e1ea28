import { setLanguage } from './language';
import type { Language } from './language';
import { sentencesOf } from './sentences';
import { translatorOf } from './translator';

type Messages = { readonly default: Readonly<Record<string, string>> };
export type Translated = Exclude<Language, 'en'>;

/** The translations; each is a file of its own that only its readers load. */
const FILES: Readonly<Record<Translated, () => Promise<Messages>>> = {
  de: () => import('../../translations/de.json'),
  it: () => import('../../translations/it.json'),
};

export async function loadLanguage(code: Translated): Promise<void> {
  const messages = await FILES[code]();
  const texts = messages.default;
  setLanguage(code, translatorOf(code, texts), sentencesOf(code, texts));
  document.documentElement.lang = code;
}
