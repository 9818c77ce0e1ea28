import { declarationOf } from '../../../season';
import {
  unreadable,
  isJsonForm,
  jsonList,
  partsOf,
  naturalOrNull,
  wholeNumberOfJson,
  wholeNumberOfText,
} from './format';
import type { UnreadableDeclaration, JsonEntry } from './format';

export type BidPair = {
  /** The text of the bid, as the declaration writes it. */
  readonly written: string;
  readonly lot: number;
  /** Null if the amount is not a natural number above 0. */
  readonly amount: number | null;
};

export type ParsedBids =
  { readonly ok: true; readonly pairs: readonly BidPair[] } | UnreadableDeclaration;

/** Parses the bids of a revealed text; the salt in it is skipped. */
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

// Nested values are not printed, since they can be as deep as the text is long.
function printScalar(value: unknown): string {
  return typeof value === 'object' && value !== null ? '{…}' : JSON.stringify(value);
}

/** The inverse of `parseBids` [ruling D4], for example `3: 25, 7: 40`. */
export function printBids(
  bids: readonly { readonly lot: number; readonly amount: number }[],
): string {
  return bids.map(({ lot, amount }) => `${lot}: ${amount}`).join(', ');
}
