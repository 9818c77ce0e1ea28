import { IntlMessageFormat } from 'intl-messageformat';
import { humanize } from './humanize';

type Value = string | number;
type Facts = Readonly<Record<string, unknown>>;
/**
 * The sentence of a key, made from facts; null if the translation lacks the key, or if the facts are
 * not enough for its message.
 */
export type Sentences = (word: string, facts: unknown) => string | null;

/** A refusal's facts that are codes of the rules; special ones have their titles among the facts. */
const CODES = new Set([
  ...['action', 'office', 'value', 'class', 'classes', 'mask', 'trick', 'tricks', 'exchange'],
  ...['rank', 'suit'],
]);
const PHASES = new Set(['phase', 'phases', 'needed']);
/** Facts that are English texts; a translation has them as texts of the server. */
const ENGLISH = new Set(['expected']);
/** A refusal's facts that are codes of the pages, with the beginning of their keys. */
const KEYED: Readonly<Record<string, string>> = { allowed: 'tokens.' };
/** A refusal's lists of which all hold; of the others one is enough. */
const TOGETHER = new Set(['allowed']);
const COUNTS = ['need', 'have', 'left', 'amount'] as const;
/** Names of moments. Other facts may be a player's words, whatever they look like. */
const MOMENTS = /(?:At|Until)$|^(?:until|since|now|latest)$/;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;
const SELECTED = /\{(\w+), select,/g;

/**
 * Makes the server's sentences in a language, from their codes and facts. A message has the facts as
 * placeholders; without any facts, only a message without placeholders is told. A moment or list is
 * in words, and of a refusal also a code or item; `needOf` is the amount `need` of the item. A fact
 * that is null or absent is `none` to a `select`; a player's name never is.
 */
export function sentencesOf(
  language: string,
  messages: Readonly<Record<string, string>>,
): Sentences {
  const formats = new Map<string, IntlMessageFormat>();
  const formatOf = (message: string): IntlMessageFormat => {
    const format =
      formats.get(message) ??
      new IntlMessageFormat(message.replace(SELECTED, '{$1Chosen, select,'), language, undefined, {
        ignoreTag: true,
      });
    formats.set(message, format);
    return format;
  };
  const print = printersOf(language);
  return (word, facts) => {
    const message = messages[word];
    if (message === undefined) return null;
    const isPlain = !message.includes('{');
    if (!isPlain && (facts === null || facts === undefined)) return null;
    const isRefusal = word.startsWith('refusal.');
    const given = typeof facts === 'object' && facts !== null ? (facts as Facts) : {};
    const words = isRefusal ? refusalWords(given, messages, print.count) : given;
    const values = print.values(words, isRefusal);
    for (const name of ENGLISH) {
      const text = values[name];
      if (text === undefined) continue;
      const translated = messages[`served.${text}`];
      if (translated === undefined) return null;
      values[name] = translated;
    }
    for (const [, name = ''] of message.matchAll(SELECTED)) {
      values[`${name}Chosen`] = choiceOf(values[name]);
    }
    try {
      return endedOnce(String(formatOf(message).format(values)));
    } catch {
      // The facts lack a placeholder of the message.
      return null;
    }
  };
}

/** The value for a `select`: a text that says "none" is no absent fact. */
function choiceOf(value: Value | undefined): Value {
  if (value === undefined) return 'none';
  return value === 'none' ? 'other' : value;
}

/** The text without second full stops after quotations. */
const endedOnce = (text: string): string => text.replace(/([.!?…][“»])\.(?= |$)/g, '$1');

function printersOf(language: string) {
  const moments = new Intl.DateTimeFormat(language, {
    // A date after a weekday needs no article, which some languages change before some days.
    weekday: 'long',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const all = new Intl.ListFormat(language, { type: 'conjunction' });
  const oneOf = new Intl.ListFormat(language, { type: 'disjunction' });
  const numbers = new Intl.NumberFormat(language);
  const text = (name: string, value: string, facts: Facts): string => {
    // A score has more digits than a number keeps.
    if (name === 'total' && /^-?\d+$/.test(value)) return numbers.format(BigInt(value));
    return isMoment(name, facts) && MOMENT.test(value) ? moments.format(Date.parse(value)) : value;
  };
  const one = (name: string, value: unknown, facts: Facts, isRefusal: boolean): Value | null => {
    if (typeof value === 'number') return value;
    if (typeof value === 'string') return text(name, value, facts);
    if (Array.isArray(value)) {
      const words = value.filter((each): each is string => typeof each === 'string');
      const list = isRefusal && !TOGETHER.has(name) ? oneOf : all;
      return words.length === 0 ? null : list.format(words);
    }
    return typeof value === 'boolean' ? String(value) : null;
  };
  return {
    count: (count: number): string => numbers.format(count),
    values: (facts: Facts, isRefusal: boolean): Record<string, Value> => {
      const values: Record<string, Value> = {};
      for (const [name, fact] of Object.entries(facts)) {
        const value = one(name, fact, facts, isRefusal);
        if (value !== null) values[name] = value;
      }
      return values;
    },
  };
}

/** A trade is from a player, an outage from a moment until another. */
const isMoment = (name: string, facts: Facts): boolean =>
  MOMENTS.test(name) || (name === 'from' && 'until' in facts);

/** The refusal's facts with words instead of codes, and with the amounts of its item. */
function refusalWords(
  { titles, ...facts }: Facts,
  messages: Readonly<Record<string, string>>,
  count: (count: number) => string,
): Facts {
  const titled = (typeof titles === 'object' ? titles : null) as Facts | null;
  const words: Record<string, unknown> = {};
  for (const [name, fact] of Object.entries(facts)) {
    words[name] = titled?.[name] ?? inWords(name, fact, messages);
  }
  const { item, minimumCards, maximumCards } = facts;
  if (typeof item === 'string') Object.assign(words, amountsOf(item, titled, facts, count));
  if (typeof minimumCards === 'number' && minimumCards === maximumCards) {
    words['exactCards'] = minimumCards;
  }
  return words;
}

function inWords(name: string, fact: unknown, messages: Readonly<Record<string, string>>): unknown {
  if (Array.isArray(fact)) return fact.map((each) => inWords(name, each, messages));
  if (typeof fact !== 'string') return fact;
  if (PHASES.has(name)) return `${title(fact)} Phase`;
  const keys = KEYED[name];
  if (keys !== undefined) return messages[`${keys}${fact}`] ?? fact;
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
function amountsOf(
  item: string,
  titles: Facts | null,
  facts: Facts,
  print: (count: number) => string,
): Record<string, Value> {
  const isCard = item.startsWith('CARD:');
  const plain = isCard ? item.split(':').slice(1).map(title).join(' of ') : itemTitle(item);
  const one = textOr(titles?.['item'], plain);
  const many = textOr(titles?.['items'], `${plain}s`);
  const of = (count: number): string =>
    isCard ? `${print(count)} × ${one}` : `${print(count)} ${count === 1 ? one : many}`;
  const amounts: Record<string, Value> = { item: one };
  for (const name of COUNTS) {
    const count = facts[name];
    if (typeof count === 'number') amounts[`${name}Of`] = of(count);
  }
  return amounts;
}
