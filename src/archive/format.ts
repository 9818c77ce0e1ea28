import { canonicalJson, sha256OfText } from '../kernel';
import type { Holding } from '../kernel';
import type { SeasonKind } from '../engine';

/** What every archive begins with: another form has another name. */
export const FORMAT = 'ridotto/season/1';

/** The longest line, in characters: an event with a whole ruleset is far below it. */
export const LONGEST_LINE = 1_000_000;

/** The first line. */
export type Head = {
  readonly format: typeof FORMAT;
  /** The season's id within its server, by which its dice are checked. */
  readonly season: string;
  readonly kind: SeasonKind;
  readonly name: string;
  readonly edition: string;
  readonly createdAt: string;
  /** How many events follow. */
  readonly events: number;
  /** The revisions of its ruleset, which are in the events of those numbers. */
  readonly rulesets: readonly ArchivedRuleset[];
};

export type ArchivedRuleset = {
  readonly revision: number;
  readonly seq: number;
  /** The SHA-256 of the document as canonical JSON. */
  readonly digest: string;
};

/** One event, as the journal has it; accounts are named `a1`, `a2` … as they come. */
export type ArchivedEvent = {
  readonly seq: number;
  readonly at: string;
  readonly by: string;
  readonly version: number;
  readonly event: Readonly<Record<string, unknown>> & { readonly type: string };
};

/** The last line. */
export type Foot = {
  /** The number of the last event. */
  readonly end: number;
  /** The SHA-256 of all holdings in the end, as `holdingsDigest` makes it. */
  readonly holdings: string;
};

/** The digest of a line: of the digest of the line before it, and of all else in it. */
export function chained(before: string, line: object): string {
  const asWritten: unknown = JSON.parse(JSON.stringify(line));
  return sha256OfText(`${before}${canonicalJson(asWritten)}`);
}

const LINE_ENDS = /[\u0085\u2028\u2029]/g;

/** A line with its end. No character within it is the end of a line to any reader. */
export const printLine = (line: object): string =>
  `${JSON.stringify(line).replace(LINE_ENDS, escaped)}\n`;

const escaped = (character: string): string =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Of every holding `[owner, item, quantity]`, in order. */
export function holdingsDigest(holdings: readonly Holding[]): string {
  const rows = holdings.map(({ owner, item, quantity }) => [owner, item, quantity]);
  const inOrder = rows.map((row) => JSON.stringify(row)).sort();
  return sha256OfText(`[${inOrder.join(',')}]`);
}
