import { isObject, parseJson } from '../../../season';

/** The reason why a text is not a declaration of its kind. The whole action then fails. */
export type DeclarationFault =
  'EMPTY' | 'TOO_MANY' | 'NOT_JSON' | 'NOT_A_PAIR' | 'CARD_UNKNOWN' | 'COUNT_NOT_NATURAL';

export type UnreadableDeclaration = { readonly ok: false; readonly why: DeclarationFault };

export const unreadable = (why: DeclarationFault): UnreadableDeclaration => ({ ok: false, why });

/** The maximum number of bids or cards in a declaration, written or entrusted [ruling S18]. */
const MOST_PARTS = 300;

export type DeclarationParts =
  { readonly ok: true; readonly parts: readonly string[] } | UnreadableDeclaration;

/** The parts between commas, semicolons and new lines; empty parts are skipped. */
export function partsOf(declaration: string): DeclarationParts {
  const parts = declaration
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return parts.length <= MOST_PARTS ? { ok: true, parts } : unreadable('TOO_MANY');
}

/** An entry of the list in a JSON declaration such as `{"bids":[…],"salt":"…"}` [ruling D4]. */
export type JsonEntry = Readonly<Record<string, unknown>>;

export const isJsonForm = (declaration: string): boolean => declaration.startsWith('{');

/**
 * The list under the key of a declaration in JSON. It must have at least one entry and at most
 * `MOST_PARTS`, and each entry must be an object.
 */
export function jsonList(
  declaration: string,
  key: string,
): { readonly ok: true; readonly entries: readonly JsonEntry[] } | UnreadableDeclaration {
  const document = parseJson(declaration);
  if (!isObject(document)) return unreadable('NOT_JSON');
  const list = Object.hasOwn(document, key) ? document[key] : null;
  if (!Array.isArray(list) || list.length === 0) return unreadable('EMPTY');
  if (list.length > MOST_PARTS) return unreadable('TOO_MANY');
  const entries = list.filter(isObject);
  return entries.length === list.length ? { ok: true, entries } : unreadable('NOT_A_PAIR');
}

/**
 * Numbers in declarations are capped: more than fifteen digits exceed every possible holding and
 * become the greatest safe integer.
 */
const SIZE_LIMIT = 10 ** 15;

/** The whole number; null for signs, fractions, exponents and words. */
export function wholeNumberOfText(text: string): number | null {
  return /^[0-9]+$/.test(text) ? capped(Number(text)) : null;
}

export function wholeNumberOfJson(value: unknown): number | null {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0) return null;
  return capped(Math.abs(value));
}

const capped = (value: number): number => (value < SIZE_LIMIT ? value : Number.MAX_SAFE_INTEGER);

export const naturalOrNull = (value: number | null): number | null => (value === 0 ? null : value);
