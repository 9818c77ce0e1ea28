import { CATALOGUE } from './catalogue';

export type Word = keyof typeof CATALOGUE;
type Values = Readonly<Record<string, string | number>>;

const LANGUAGE = 'en';
const plurals = new Intl.PluralRules(LANGUAGE);
const numbers = new Intl.NumberFormat(LANGUAGE);

const PLURAL = /\{(\w+), plural, one \{([^}]*)\} other \{([^}]*)\}\}/g;
const SLOT = /\{(\w+)\}/g;

/** What the catalogue says for a key, with the values put in. */
export function say(word: Word, values: Values = {}): string {
  return CATALOGUE[word]
    .replace(PLURAL, (_whole, name: string, one: string, other: string) => {
      const count = Number(values[name]);
      const form = plurals.select(count) === 'one' ? one : other;
      return form.replace('#', numbers.format(count));
    })
    .replace(SLOT, (_whole, name: string) => String(values[name] ?? ''));
}
