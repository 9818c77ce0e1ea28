import { problem } from '../../document/problem';
import type { Problem, Segment } from '../../document/problem';

/** A code at its place in the document. */
export type Mention = readonly [path: readonly Segment[], code: string | null];

/** The problems of unknown codes; null is skipped. */
export function knownCodes(
  what: string,
  known: readonly string[],
  mentions: readonly Mention[],
): Problem[] {
  const codes = new Set(known);
  return mentions.flatMap(([path, code]) =>
    code === null || codes.has(code)
      ? []
      : [problem(path, `expected ${what}; there is no ${code}`)],
  );
}

export const mentions = (path: readonly Segment[], codes: readonly string[]): Mention[] =>
  codes.map((code, place) => [[...path, place], code]);
