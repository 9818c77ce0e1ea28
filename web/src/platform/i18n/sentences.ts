import { IntlMessageFormat } from 'intl-messageformat';
import { humanize } from './humanize';

type Value = string | number;
type Facts = Readonly<Record<string, unknown>>;
/**
 * The sentence of a key, made from facts; null if the translation lacks the key, or if the facts are
 * not enough for its message.
 */
export type Sentences = (word: string, facts: unknown) => string | null;

/** The facts that are codes of the rules, whose titles are among the facts if they are special. */
const CODES = new Set([
  ...['action', 'office', 'value', 'class', 'classes', 'mask', 'trick', 'tricks', 'exchange'],
  ...['rank', 'suit'],
]);
const PHASES = new Set(['phase', 'phases', 'needed']);
/** Facts that are English texts; a translation has them as texts of the server. */
const ENGLISH = new Set(['expected']);
const COUNTS = ['need', 'have', 'left', 'amount'] as const;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;
const SELECTED = /\{(\w+), select,/g;

/**
 * Makes the server's sentences in a language, from their codes and facts. A message has the facts as
 * placeholders; without any facts, only a message without placeholders is told. A moment, list, code or item is in words; `needOf` is the amount `need` of the item.
 * A fact that is null or absent is `none` to a `select`.
 */
export function sentencesOf(
  language: string,
  messages: Readonly<Record<string, string>>,
): Sentences {
  const formats = new Map<string, IntlMessageFormat>();
  const formatOf = (message: string): IntlMessageFormat => {
    const format =
      formats.get(message) ??
      new IntlMessageFormat(message, language, undefined, { ignoreTag: true });
    formats.set(message, format);
    return format;
  };
  const printed = printersOf(language);
  return (word, facts) => {
    const message = messages[word];
    if (message === undefined) return null;
    const isPlain = !message.includes('{');
    if (!isPlain && (facts === null || facts === undefined)) return null;
    const joint = word.startsWith('refusal.') ? 'disjunction' : 'conjunction';
    const given = typeof facts === 'object' && facts !== null ? (facts as Facts) : {};
    const values = valuesOf(given, (value) => printed(value, joint));
    for (const name of ENGLISH) {
      const text = values[name];
      if (text === undefined) continue;
      const translated = messages[`served.${text}`];
      if (translated === undefined) return null;
      values[name] = translated;
    }
    for (const [, name = ''] of message.matchAll(SELECTED)) values[name] ??= 'none';
    try {
      return endedOnce(String(formatOf(message).format(values)));
    } catch {
      // The facts lack a placeholder of the message.
      return null;
    }
  };
}

/** The text without second full stops after quotations. */
const endedOnce = (text: string): string => text.replace(/([.!?…][“»])\.(?= |$)/g, '$1');

type Joint = 'conjunction' | 'disjunction';

function printersOf(language: string) {
  const moments = new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const lists = {
    conjunction: new Intl.ListFormat(language, { type: 'conjunction' }),
    disjunction: new Intl.ListFormat(language, { type: 'disjunction' }),
  };
  return (value: unknown, joint: Joint): Value | null => {
    if (typeof value === 'number') return value;
    if (typeof value === 'string') {
      return MOMENT.test(value) ? moments.format(Date.parse(value)) : value;
    }
    if (Array.isArray(value)) {
      const words = value.filter((each): each is string => typeof each === 'string');
      return words.length === 0 ? null : lists[joint].format(words);
    }
    return typeof value === 'boolean' ? String(value) : null;
  };
}

function valuesOf(facts: Facts, print: (value: unknown) => Value | null): Record<string, Value> {
  const { titles, ...others } = facts;
  const titled = (typeof titles === 'object' ? titles : null) as Facts | null;
  const values: Record<string, Value> = {};
  for (const [name, fact] of Object.entries(others)) {
    const value = print(titled?.[name] ?? inWords(name, fact));
    if (value !== null) values[name] = value;
  }
  const { item, minimumCards, maximumCards } = others;
  if (typeof item === 'string') Object.assign(values, amountsOf(item, titled, others));
  if (typeof minimumCards === 'number' && minimumCards === maximumCards) {
    values['exactCards'] = minimumCards;
  }
  return values;
}

function inWords(name: string, fact: unknown): unknown {
  if (Array.isArray(fact)) return fact.map((each) => inWords(name, each));
  if (typeof fact !== 'string') return fact;
  if (PHASES.has(name)) return `${title(fact)} Phase`;
  return CODES.has(name) ? title(fact) : fact;
}

/** "Gold Star" for GOLD_STAR, also for a code of one letter. */
const title = (code: string): string =>
  /^[A-Z]$/.test(code) ? code : humanize(code).replace('Proposal Maker', 'Proposal-Maker');

const textOr = (text: unknown, otherwise: string): string =>
  typeof text === 'string' ? text : otherwise;

/** A unique item's code has its id. */
const itemTitle = (item: string): string => (item.includes(':') ? 'Work of Art' : title(item));

/** The item's name, and its amounts: "10 Trungs", "2 × Knight of Swords". */
function amountsOf(item: string, titles: Facts | null, facts: Facts): Record<string, Value> {
  const isCard = item.startsWith('CARD:');
  const plain = isCard ? item.split(':').slice(1).map(title).join(' of ') : itemTitle(item);
  const one = textOr(titles?.['item'], plain);
  const many = textOr(titles?.['items'], `${plain}s`);
  const of = (count: number): string =>
    isCard ? `${count} × ${one}` : `${count} ${count === 1 ? one : many}`;
  const amounts: Record<string, Value> = { item: one };
  for (const name of COUNTS) {
    const count = facts[name];
    if (typeof count === 'number') amounts[`${name}Of`] = of(count);
  }
  return amounts;
}
