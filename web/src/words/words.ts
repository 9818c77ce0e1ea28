import { CATALOGUE } from './catalogue';
import { LANGUAGE } from './language';

type Word = keyof typeof CATALOGUE;
type Value = string | number;

/** What stands between the braces of a text: a name, one that counts, or a part of what is counted. */
type Slot<S extends string> = S extends `${infer Name}, plural, ${string}`
  ? Name
  : S extends `${string} ${string}`
    ? never
    : S;
type Slots<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Slot<Name> | Slots<Rest>
  : never;
/** What a text asks for: all that any of several may ask for where one of them is said. */
type Values<W extends Word> = Readonly<Record<Slots<(typeof CATALOGUE)[W]>, Value>>;
type Asked<W extends Word> = [Slots<(typeof CATALOGUE)[W]>] extends [never]
  ? readonly []
  : readonly [values: Values<W>];

const plurals = new Intl.PluralRules(LANGUAGE);
const numbers = new Intl.NumberFormat(LANGUAGE);

const PLURAL = /\{(\w+), plural, one \{([^}]*)\} other \{([^}]*)\}\}/g;
const SLOT = /\{(\w+)\}/g;

/** A text into which nothing is put. */
export type PlainWord = {
  [W in Word]: [Slots<(typeof CATALOGUE)[W]>] extends [never] ? W : never;
}[Word];

/** What the catalogue says for a key, with the values put in. */
export function say<W extends Word>(word: W, ...[asked]: Asked<W>): string {
  const values: Readonly<Record<string, Value>> = asked ?? {};
  return CATALOGUE[word]
    .replace(PLURAL, (_whole, name: string, one: string, other: string) => {
      const count = Number(values[name]);
      const form = plurals.select(count) === 'one' ? one : other;
      return form.replace('#', numbers.format(count));
    })
    .replace(SLOT, (_whole, name: string) => String(values[name] ?? ''));
}
