/**
 * Names that tell people apart. Two names are the same if they look alike: if the UTS 39 skeletons
 * of their compatibility forms (NFKC) are equal, with or without letter case [ruling S6].
 */
import { CONFUSABLES } from './confusables';

const IGNORED = /\p{Default_Ignorable_Code_Point}/gu;

/** For each code point that looks like another text, that text. */
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

/** Removes invisible differences: default-ignorable characters and extra spaces. */
const plain = (name: string): string =>
  name.normalize('NFKC').replace(IGNORED, '').trim().replace(/\s+/gu, ' ');

const skeleton = (text: string): string =>
  Array.from(text.normalize('NFD'), (point) => ALIKE.get(point) ?? point)
    .join('')
    .normalize('NFD');

/** Case folding by built-in functions. ß and SS fold alike, as do the forms of sigma. */
const folded = (text: string): string =>
  text.toLowerCase().toUpperCase().toLowerCase().replaceAll('ς', 'σ');

/** A key that names share if they look alike as written, such as `Il` and `ll`. */
export const nameLook = (name: string): string => skeleton(plain(name));

/** A key that names share if they look alike without letter case, such as `ada` and `ADA`. */
export const nameKey = (name: string): string => folded(skeleton(folded(plain(name))));

/**
 * Names that players may not have, because they could be confused with parts of a game or its
 * officials.
 */
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
 * The letters and digits of a key without its article: "- The Bank -" is the Bank. "The host" keeps
 * the article, since "Host" alone is a free name.
 */
const bare = (key: string): string =>
  key.replace(/[^\p{L}\p{N}]/gu, '').replace(/^the(?!host$)/u, '');

const RESERVED_KEYS: ReadonlySet<string> = new Set(RESERVED.map((name) => bare(nameKey(name))));

/** The name of players whose accounts were deleted, without its number. */
const DELETED_KEY = bare(nameKey('deleted player'));

/**
 * True if the name is, or looks like, the name of something other than a player, such as the Bank,
 * the clock or the Judge.
 */
export const isReservedName = (name: string): boolean =>
  [bare(nameKey(name)), bare(folded(nameLook(name)))].some(
    (key) => RESERVED_KEYS.has(key) || key.startsWith(DELETED_KEY),
  );

/**
 * Composed emoji: keycaps, flags of countries and of their parts, and pictures with a variant, a
 * skin tone or further pictures joined to them.
 */
const EMOJI =
  /\u{1F3F4}[\u{E0061}-\u{E007A}]{2,6}\u{E007F}|[0-9#*]\uFE0F?\u20E3|\p{RI}\p{RI}|\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?(?:\u200D\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?)*/gu;

/**
 * Joiners that the spelling of Persian and of Indic names needs, such as Sri in Sinhala: between
 * Arabic letters, or after a virama [UAX 31, 2.3.1]. `nameKey` ignores them.
 */
const JOINERS =
  /(?<=\p{Script=Arabic}\p{Mn}*)\u200C(?=\p{Script=Arabic})|(?<=\p{L}\p{M}*[\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D\u0DCA])(?:\u200D|\u200C(?=\p{L}))/gu;

/**
 * The characters that a name may not have: control and format characters, default-ignorables, lone
 * surrogates, private and unassigned code points, line ends, spaces other than U+0020, the Braille
 * blank, and U+FFFD, which replaces bytes that a decoder could not read. Five combining marks in a
 * row are excluded, too.
 */
const UNFIT =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\uFFFD]|(?! )\p{Zs}|\p{Mn}{5}/u;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * True if the name has 1 to `longest` characters, at least one visible and none that `UNFIT`
 * excludes.
 */
export function isName(name: string, longest: number): boolean {
  const trimmed = name.trim();
  const length = Array.from(trimmed).length;
  if (length < 1 || length > longest || /[\p{Cc}\p{Zl}\p{Zp}]/u.test(name)) return false;
  return SEEN.test(trimmed) && isPlain(trimmed);
}

const isPlain = (line: string): boolean =>
  !UNFIT.test(line.replace(EMOJI, '*').replace(JOINERS, ''));

/**
 * True if a text of one or more lines has no invisible character, and none that reverses its
 * direction.
 */
export const isPlainText = (text: string): boolean => text.split('\n').every(isPlain);

/** The rules for a name, as a refusal states them. */
export const nameExpected = (longest: number): string =>
  `1 to ${String(longest)} visible characters in one line`;

export const isPersonName = (name: string, longest: number): boolean =>
  isName(name, longest) && !isReservedName(name);

/** The rule for a player's name that this name breaks, as a refusal states it. */
export const personNameExpected = (name: string, longest: number): string =>
  isName(name, longest)
    ? 'a name of your own, not one that the game uses, such as Bank, Judge or Player'
    : nameExpected(longest);
