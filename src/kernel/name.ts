/**
 * Names that people tell others apart by. Two are the same when they look alike: by UTS 39's
 * skeleton of the compatibility form (NFKC), with letter case and without [ruling S6].
 */
import { CONFUSABLES } from './confusables';

const IGNORED = /\p{Default_Ignorable_Code_Point}/gu;

/** Each point that looks like others, and those. */
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

/** Invisible differences do not count: default-ignorables, and the number of spaces. */
const plain = (name: string): string =>
  name.normalize('NFKC').replace(IGNORED, '').trim().replace(/\s+/gu, ' ');

const skeleton = (text: string): string =>
  Array.from(text.normalize('NFD'), (point) => ALIKE.get(point) ?? point)
    .join('')
    .normalize('NFD');

/** Case folding by what there is: ß and SS fold alike, and so do the sigmas. */
const folded = (text: string): string =>
  text.toLowerCase().toUpperCase().toLowerCase().replaceAll('ς', 'σ');

/** What names that look alike as they are written have in common: `Il` and `ll`. */
export const nameLook = (name: string): string => skeleton(plain(name));

/** What names that look alike when letter case is ignored have in common: `ada` and `ADA`. */
export const nameKey = (name: string): string => folded(skeleton(folded(plain(name))));

/**
 * Things that take part in a game or keep it, for which a player of that name could be mistaken.
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

/** Letters and digits alone, without the article: "- The Bank -" is the Bank, and "Host" anybody. */
const bare = (key: string): string =>
  key.replace(/[^\p{L}\p{N}]/gu, '').replace(/^the(?!host$)/u, '');

const RESERVED_KEYS: ReadonlySet<string> = new Set(RESERVED.map((name) => bare(nameKey(name))));

/** What players whose accounts were deleted are called, before their numbers. */
const DELETED_KEY = bare(nameKey('deleted player'));

/**
 * Whether it is, or looks like, the name of something that is not a player: the Bank, the clock,
 * the Judge.
 */
export const isReservedName = (name: string): boolean =>
  [bare(nameKey(name)), bare(folded(nameLook(name)))].some(
    (key) => RESERVED_KEYS.has(key) || key.startsWith(DELETED_KEY),
  );

/** Emoji as they are put together: a picture with its variant or skin, others joined to it. */
const EMOJI =
  /[0-9#*]\uFE0F?\u20E3|\p{RI}\p{RI}|\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?(?:\u200D\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?)*/gu;

/**
 * What has no place in a name: control and format characters, what is ignored in display, half
 * pairs, private and unassigned points, line ends, spaces of another kind, the blank of Braille, and
 * what stands for bytes that a decoder could not read.
 */
const UNFIT =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\uFFFD]|(?! )\p{Zs}|\p{Mn}{5}/u;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether others can read the name, and it holds nothing that they cannot see. */
export function isName(name: string, longest: number): boolean {
  const trimmed = name.trim();
  const length = Array.from(trimmed).length;
  if (length < 1 || length > longest || /[\p{Cc}\p{Zl}\p{Zp}]/u.test(name)) return false;
  return SEEN.test(trimmed) && isPlain(trimmed);
}

const isPlain = (line: string): boolean => !UNFIT.test(line.replace(EMOJI, '*'));

/**
 * Whether a text of any number of lines holds nothing that others cannot see, or that reverses what they see.
 */
export const isPlainText = (text: string): boolean => text.split('\n').every(isPlain);

/** What a name must be, to tell somebody who gave something else. */
export const nameExpected = (longest: number): string =>
  `1 to ${String(longest)} visible characters in one line`;

export const isPersonName = (name: string, longest: number): boolean =>
  isName(name, longest) && !isReservedName(name);

/** Likewise, of a player. */
export const personNameExpected = (longest: number): string =>
  `${nameExpected(longest)}, and not what the house calls itself and its own: Bank, Judge, steward …`;
