/**
 * Bidding: "an unambiguous mapping of bid amounts to lot numbers" [rulings D4, D5]: `LOT: AMOUNT`
 * pairs, or JSON. A pair whose amount is not a natural number is still a pair. A part without a lot
 * number makes the whole text unreadable, and so do too many parts [ruling S18].
 */
import { declarationOf } from './declaration-of';
import { unreadable } from './fault';
import type { Unreadable } from './fault';
import { isJsonForm, jsonList } from './json-list';
import type { JsonEntry } from './json-list';
import { partsOf } from './parts';
import { naturalOrNull, wholeNumberOfJson, wholeNumberOfText } from './whole-number';

export type BidPair = {
  /** The amount as the declaration writes it. */
  readonly written: string;
  readonly lot: number;
  /** null if it is not a natural number above 0. */
  readonly amount: number | null;
};

export type ParsedBids = { readonly ok: true; readonly pairs: readonly BidPair[] } | Unreadable;

/** Reads the whole text, salt included. */
export function parseBids(text: string): ParsedBids {
  const declaration = declarationOf(text);
  if (isJsonForm(declaration)) return parseJsonBids(declaration);
  const list = partsOf(declaration);
  return list.ok ? pairsOf(list.parts.map(parsePair)) : list;
}

function parseJsonBids(declaration: string): ParsedBids {
  const list = jsonList(declaration, 'bids');
  return list.ok ? pairsOf(list.entries.map(parseEntry)) : list;
}

function pairsOf(parsed: readonly (BidPair | null)[]): ParsedBids {
  const pairs = parsed.filter((pair) => pair !== null);
  if (pairs.length !== parsed.length) return unreadable('NOT_A_PAIR');
  return pairs.length === 0 ? unreadable('EMPTY') : { ok: true, pairs };
}

function parsePair(written: string): BidPair | null {
  const colon = written.indexOf(':');
  const lot = colon === -1 ? null : wholeNumberOfText(written.slice(0, colon).trim());
  if (lot === null) return null;
  const amount = wholeNumberOfText(written.slice(colon + 1).trim());
  return { written, lot, amount: naturalOrNull(amount) };
}

function parseEntry(entry: JsonEntry): BidPair | null {
  const lot = wholeNumberOfJson(entry['lot']);
  if (lot === null || !Object.hasOwn(entry, 'amount')) return null;
  const amount = naturalOrNull(wholeNumberOfJson(entry['amount']));
  return { written: `${lot}: ${printScalar(entry['amount'])}`, lot, amount };
}

// Nested values are not printed: they can be as deep as the text is long.
function printScalar(value: unknown): string {
  return typeof value === 'object' && value !== null ? '{…}' : JSON.stringify(value);
}
