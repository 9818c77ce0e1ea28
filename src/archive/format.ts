import { canonicalJson, sha256OfText } from '../kernel';
import type { Holding } from '../kernel';
import type { SeasonKind } from '../engine';

/** The format that every archive names in its head. Another format must get another name. */
export const FORMAT = 'ridotto/season/1';

/** The longest line, in characters: an event with a whole ruleset is far shorter. */
export const LONGEST_LINE = 1_000_000;

/** The first line of an archive. */
export type ArchiveHeader = {
  readonly format: typeof FORMAT;
  /** The season's id on its original server, needed to check its dice. */
  readonly season: string;
  readonly kind: SeasonKind;
  readonly name: string;
  readonly edition: string;
  readonly createdAt: string;
  /** The number of events. */
  readonly events: number;
  /** The revisions of the season's ruleset, with the numbers of their events. */
  readonly rulesets: readonly ArchivedRuleset[];
};

export type ArchivedRuleset = {
  readonly revision: number;
  readonly seq: number;
  /** The SHA-256 of the document as canonical JSON. */
  readonly digest: string;
};

/** One event of the journal; accounts are named `a1`, `a2` … in order of appearance. */
export type ArchivedEvent = {
  readonly seq: number;
  readonly at: string;
  readonly by: string;
  readonly version: number;
  readonly event: Readonly<Record<string, unknown>> & { readonly type: string };
};

/** The last line of an archive. */
export type ArchiveFooter = {
  /** The number of the last event. */
  readonly end: number;
  /** The SHA-256 of all final holdings, by `holdingsDigest`. */
  readonly holdings: string;
};

/** The digest of a line, made of the previous line's digest and the rest of the line. */
export function chainDigest(before: string, line: object): string {
  const asWritten: unknown = JSON.parse(JSON.stringify(line));
  return sha256OfText(`${before}${canonicalJson(asWritten)}`);
}

const LINE_ENDS = /[\u0085\u2028\u2029]/g;

/** A line with its line end. No character inside it ends a line for any reader. */
export const printLine = (line: object): string =>
  `${JSON.stringify(line).replace(LINE_ENDS, escaped)}\n`;

const escaped = (character: string): string =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** The digest of all holdings as `[owner, item, quantity]`, sorted. */
export function holdingsDigest(holdings: readonly Holding[]): string {
  const rows = holdings.map(({ owner, item, quantity }) => [owner, item, quantity]);
  const inOrder = rows.map((row) => JSON.stringify(row)).sort();
  return sha256OfText(`[${inOrder.join(',')}]`);
}

/**
 * A file that is not a whole archive of a season. `line` counts from 1. The message is for people.
 */
export class InvalidArchive extends Error {
  override readonly name = 'InvalidArchive';
  constructor(
    readonly line: number,
    why: string,
  ) {
    super(`Line ${String(line)}: ${why}`);
  }
}
