import {
  instant,
  isName,
  isPersonName,
  isWords,
  nameExpected,
  personNameExpected,
  readableWords,
  isClientSeed,
  withoutBlanks,
} from '../../kernel';
import type { Instant } from '../../kernel';
import { badInput } from '../errors/fault';

/* Checks the shape of input. The engine decides matters of the game, such as an amount of 0 or an
   unknown lot. */

const LONGEST_KEY = 100;

export function readKey(key: string | null | undefined): string | null {
  if (key === null || key === undefined) return null;
  if (key.length >= 1 && key.length <= LONGEST_KEY && !/[\p{Cc}\p{Cs}]/u.test(key)) return key;
  throw badInput('idempotencyKey', `1 to ${LONGEST_KEY} characters`);
}

const REPLACED = '\uFFFD';

/** The replacement character stands for bytes that a decoder could not read; nobody types it. */
export function refuseReplaced(field: string, text: string): void {
  if (!text.includes(REPLACED)) return;
  throw badInput(field, `text without ${REPLACED} (U+FFFD), which stands for unreadable bytes`);
}

/** Reads a text without trimming. Databases cannot store NUL or half a surrogate pair. */
export function readText(field: string, text: string, longest: number): string {
  if (text.length <= longest && !/[\0\p{Cs}]/u.test(text)) return text;
  throw badInput(field, `up to ${longest.toLocaleString('en')} characters of Unicode, without NUL`);
}

/** Reads prose: unifies line ends, turns tabs into spaces and changes nothing else. */
export function readWords(field: string, text: string, longest: number): string {
  refuseReplaced(field, text);
  const words = readableWords(text);
  if (words.length <= longest && isWords(words)) return words;
  throw badInput(
    field,
    `up to ${longest.toLocaleString('en')} characters of Unicode, without control characters other than line ends`,
  );
}

/** Reads a name of one line: trims it and refuses invisible characters. */
export function readName(field: string, name: string, longest: number): string {
  refuseReplaced(field, name);
  if (isName(name.trim(), longest)) return name.trim();
  throw badInput(field, nameExpected(longest), { minimum: 1, maximum: longest });
}

/**
 * Reads a player's name, which must not be a name that the game uses, such as the Bank or the
 * Judge.
 */
export function readPersonName(field: string, name: string, longest: number): string {
  const own = readName(field, name, longest);
  if (isPersonName(own, longest)) return own;
  throw badInput(field, personNameExpected(own, longest), { reserved: true });
}

export function readAtLeast0(field: string, value: number | null | undefined): number {
  const given = value ?? 0;
  if (given >= 0) return given;
  throw badInput(field, '0 or more');
}

export function readAtMost(field: string, value: number, most: number): number {
  if (value <= most) return value;
  throw badInput(field, `at most ${most.toLocaleString('en')}`);
}

export function readBetween(field: string, value: number, least: number, most: number): number {
  if (value >= least && value <= most) return value;
  throw badInput(field, `from ${least.toLocaleString('en')} to ${most.toLocaleString('en')}`);
}

/** Checks the length of a list. */
export function readList<T>(
  field: string,
  list: readonly T[],
  least: number,
  most = 300,
): readonly T[] {
  if (list.length >= least && list.length <= most) return list;
  throw badInput(field, least === 0 ? `at most ${most} entries` : `${least} to ${most} entries`);
}

/** The moment in a `DateTime` that the scalar has checked. */
export const instantOf = (dateTime: string): Instant => instant(Date.parse(dateTime));

/**
 * A request can give null for an argument with a default, although the generated types say
 * otherwise.
 */
export const orNull = <T>(value: T | null | undefined): T | null => value ?? null;

/** Reads a player's client seed; null for none. */
export function readClientSeed(seed: string | null | undefined): string | null {
  if (seed === null || seed === undefined || isClientSeed(seed)) return seed ?? null;
  throw badInput('clientSeed', '1 to 64 letters a to z, digits, - or _');
}

/**
 * Reads a client seed sent with a lot draw or a Third Party bid. It counts only in weeks that began
 * before S24.
 */
export const readLooseSeed = (input: {
  readonly clientSeed?: string | null | undefined;
}): string | null => readClientSeed(input.clientSeed);

/**
 * `sha256sum` prints the hash first and then a file name; `openssl` prints it last, after an equals
 * sign.
 */
const PRINTED = /^\\?([0-9a-f]{64})(?:\s.*)?$|^SHA.*= ?([0-9a-f]{64})$/i;
const LONGEST_PRINTED = 1_000;

/**
 * The SHA-256 in a program's output; other text is returned unchanged, for the caller to refuse.
 */
export function parseSha256(pasted: string): string {
  if (pasted.length > LONGEST_PRINTED) return pasted;
  const text = withoutBlanks(pasted);
  const [, first, last] = PRINTED.exec(text) ?? [];
  return first ?? last ?? text;
}
