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

/*
 * The shape of what comes in. What is a matter of the game, such as an amount of 0 or a lot that does not
 * exist, goes on to the engine, which refuses it.
 */

const LONGEST_KEY = 100;

export function readKey(key: string | null | undefined): string | null {
  if (key === null || key === undefined) return null;
  if (key.length >= 1 && key.length <= LONGEST_KEY && !/[\p{Cc}\p{Cs}]/u.test(key)) return key;
  throw badInput('idempotencyKey', `1 to ${LONGEST_KEY} characters`);
}

const REPLACED = '\uFFFD';

/** What stands for bytes that a decoder could not read is nothing that anybody wrote. */
export function refuseReplaced(field: string, text: string): void {
  if (!text.includes(REPLACED)) return;
  throw badInput(field, `text without ${REPLACED} (U+FFFD), which stands for unreadable bytes`);
}

/** A text that is kept as it is: nothing is trimmed. Databases cannot keep NUL, nor half a pair. */
export function readText(field: string, text: string, longest: number): string {
  if (text.length <= longest && !/[\0\p{Cs}]/u.test(text)) return text;
  throw badInput(field, `up to ${longest.toLocaleString('en')} characters of Unicode, without NUL`);
}

/** What people write for people: line ends become one kind, tabs spaces; nothing else is changed. */
export function readWords(field: string, text: string, longest: number): string {
  refuseReplaced(field, text);
  const words = readableWords(text);
  if (words.length <= longest && isWords(words)) return words;
  throw badInput(
    field,
    `up to ${longest.toLocaleString('en')} characters of Unicode, without control characters but line ends`,
  );
}

/** A name in one line, without the spaces around it and without invisible characters. */
export function readName(field: string, name: string, longest: number): string {
  refuseReplaced(field, name);
  if (isName(name.trim(), longest)) return name.trim();
  throw badInput(field, nameExpected(longest), { minimum: 1, maximum: longest });
}

/** The name of a player: not that of the Bank, the Judge, the steward … */
export function readPersonName(field: string, name: string, longest: number): string {
  refuseReplaced(field, name);
  if (isPersonName(name.trim(), longest)) return name.trim();
  throw badInput(field, personNameExpected(longest));
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

/** A list that is neither too short nor too long. */
export function readList<T>(
  field: string,
  list: readonly T[],
  least: number,
  most = 300,
): readonly T[] {
  if (list.length >= least && list.length <= most) return list;
  throw badInput(field, least === 0 ? `at most ${most} entries` : `${least} to ${most} entries`);
}

/** A moment as the scalar has read it. */
export const instantOf = (dateTime: string): Instant => instant(Date.parse(dateTime));

/** An argument that has a default can still be null in a request; the generated types forget it. */
export const orNull = <T>(value: T | null | undefined): T | null => value ?? null;

/** What a player stirs the dice with; null for nothing. */
export function readClientSeed(seed: string | null | undefined): string | null {
  if (seed === null || seed === undefined || isClientSeed(seed)) return seed ?? null;
  throw badInput('clientSeed', '1 to 64 letters, digits, - or _');
}

/** The seed of a throw that is nobody's own; it counts in weeks that began before S24 alone. */
export const readLooseSeed = (input: {
  readonly clientSeed?: string | null | undefined;
}): string | null => readClientSeed(input.clientSeed);

/** First on its line with a file after it, as `sha256sum` prints it, or last after an equals sign: `openssl`. */
const PRINTED = /^\\?([0-9a-f]{64})(?:\s.*)?$|^SHA.*= ?([0-9a-f]{64})$/i;
const LONGEST_PRINTED = 1_000;

/** The SHA-256 in what a program has printed; anything else is left to be refused. */
export function parseSha256(pasted: string): string {
  if (pasted.length > LONGEST_PRINTED) return pasted;
  const text = withoutBlanks(pasted);
  const [, first, last] = PRINTED.exec(text) ?? [];
  return first ?? last ?? text;
}
