import { CATALOGUE } from './catalogue';
import { currentTranslation } from './language';

type Word = keyof typeof CATALOGUE;
type Value = string | number;

/**
 * The name in a placeholder's braces, with or without plural forms. The plural forms themselves
 * have none.
 */
type Placeholder<S extends string> = S extends `${infer Name}, plural, ${string}`
  ? Name
  : S extends `${string} ${string}`
    ? never
    : S;
type Placeholders<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Placeholder<Name> | Placeholders<Rest>
  : never;
/** The values that a text needs; for a union of keys, the values of every text. */
type Values<W extends Word> = Readonly<Record<Placeholders<(typeof CATALOGUE)[W]>, Value>>;
type Arguments<W extends Word> = [Placeholders<(typeof CATALOGUE)[W]>] extends [never]
  ? readonly []
  : readonly [values: Values<W>];

const plurals = new Intl.PluralRules('en');
const numbers = new Intl.NumberFormat('en');

const PLURAL = /\{(\w+), plural, one \{([^}]*)\} other \{([^}]*)\}\}/g;
const SLOT = /\{(\w+)\}/g;

/** A text without placeholders. */
export type PlainWord = {
  [W in Word]: [Placeholders<(typeof CATALOGUE)[W]>] extends [never] ? W : never;
}[Word];

/**
 * The text for a key in the reader's language, with its values filled in; in English where the
 * translation lacks the key.
 */
export function t<W extends Word>(word: W, ...[asked]: Arguments<W>): string {
  const values: Readonly<Record<string, Value>> = asked ?? {};
  return currentTranslation()?.(word, values) ?? english(CATALOGUE[word], values);
}

/**
 * The English text with its values. It needs no more of the ICU message format than this, so that
 * readers of English do not load the library.
 */
export function english(text: string, values: Readonly<Record<string, Value>>): string {
  return text
    .replace(PLURAL, (_whole, name: string, one: string, other: string) => {
      const count = Number(values[name]);
      const form = plurals.select(count) === 'one' ? one : other;
      return form.replace('#', numbers.format(count));
    })
    .replace(SLOT, (_whole, name: string) => String(values[name] ?? ''));
}
