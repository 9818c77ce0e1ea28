/**
 * Names that people tell others apart by. Two are the same when they look alike: by UTS 39's
 * skeleton of the compatibility form (NFKC), with letter case and without [ruling S6].
 */
import { CONFUSABLES } from './confusables';

const IGNORED = /\p{Default_Ignorable_Code_Point}/gu;

/** Each code point that looks like others, with those others. */
const ALIKE: ReadonlyMap<string, string> = new Map(
  CONFUSABLES.trim()
    .split(/\s+/)
    .flatMap((group) => {
      const [target = '', sources = ''] = group.split(':');
      const text = target.split('+').map(pointOf).join('');
      return sources.split(',').map((source) => [pointOf(source), text] as const);
    }),
);

function pointOf(hexadecimal: string): string {
  return String.fromCodePoint(Number.parseInt(hexadecimal, 16));
}

/** Removes invisible differences: default-ignorables, and the number of spaces. */
const plain = (name: string): string =>
  name.normalize('NFKC').replace(IGNORED, '').trim().replace(/\s+/gu, ' ');

const skeleton = (text: string): string =>
  Array.from(text.normalize('NFD'), (point) => ALIKE.get(point) ?? point)
    .join('')
    .normalize('NFD');

/** Case folding by the built-in functions: ß and SS fold alike, and so do the sigmas. */
const folded = (text: string): string =>
  text.toLowerCase().toUpperCase().toLowerCase().replaceAll('ς', 'σ');

/** A key that names share if they look alike as written: `Il` and `ll`. */
export const nameLook = (name: string): string => skeleton(plain(name));

/** A key that names share if they look alike without letter case: `ada` and `ADA`. */
export const nameKey = (name: string): string => folded(skeleton(folded(plain(name))));

/** Things that take part in a game or keep it, and with which a player could be confused. */
const RESERVED = [
  'admin',
  'administrator',
  'auction house',
  'auctioneer',
  'bank',
  'bookmaker',
  'casino',
  'clock',
  'dealer',
  'everybody',
  'everyone',
  'gallery',
  'grand canal',
  'house',
  'judge',
  'moderator',
  'nobody',
  'nothing',
  'operator',
  'player',
  'ridotto',
  'server',
  'steward',
  'system',
  'the host',
  'third party',
];

/**
 * Letters and digits alone, without the article: "- The Bank -" is the Bank. "Host" alone is a free
 * name.
 */
const bare = (key: string): string =>
  key.replace(/[^\p{L}\p{N}]/gu, '').replace(/^the(?!host$)/u, '');

const RESERVED_KEYS: ReadonlySet<string> = new Set(RESERVED.map((name) => bare(nameKey(name))));

/** The name of players whose accounts were deleted, before its number. */
const DELETED_KEY = bare(nameKey('deleted player'));

/**
 * Whether it is, or looks like, the name of something that is not a player: the Bank, the clock,
 * the Judge.
 */
export const isReservedName = (name: string): boolean =>
  [bare(nameKey(name)), bare(folded(nameLook(name)))].some(
    (key) => RESERVED_KEYS.has(key) || key.startsWith(DELETED_KEY),
  );

/** Composed emoji: a picture with its variant or skin, and others joined to it. */
const EMOJI =
  /[0-9#*]\uFE0F?\u20E3|\p{RI}\p{RI}|\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?(?:\u200D\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?)*/gu;

/**
 * The characters that a name may not have: control and format characters, default-ignorables, half
 * pairs, private and unassigned points, line ends, spaces other than U+0020, the blank of Braille,
 * and the replacement for bytes that a decoder could not read.
 */
const UNFIT =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\uFFFD]|(?! )\p{Zs}|\p{Mn}{5}/u;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether others can read the name, and it has no invisible character. */
export function isName(name: string, longest: number): boolean {
  const trimmed = name.trim();
  const length = Array.from(trimmed).length;
  if (length < 1 || length > longest || /[\p{Cc}\p{Zl}\p{Zp}]/u.test(name)) return false;
  return SEEN.test(trimmed) && isPlain(trimmed);
}

const isPlain = (line: string): boolean => !UNFIT.test(line.replace(EMOJI, '*'));

/**
 * Whether a text of any number of lines has no invisible character, and none that reverses its
 * direction.
 */
export const isPlainText = (text: string): boolean => text.split('\n').every(isPlain);

/** The rules for a name, for the refusal of another. */
export const nameExpected = (longest: number): string =>
  `1 to ${String(longest)} visible characters in one line`;

export const isPersonName = (name: string, longest: number): boolean =>
  isName(name, longest) && !isReservedName(name);

/** The same for a player's name. */
export const personNameExpected = (longest: number): string =>
  `${nameExpected(longest)}, and not what the house calls itself and its own: Bank, Judge, steward …`;
