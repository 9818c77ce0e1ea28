import { problem } from '../../document/problem';
import type { Problem, Segment } from '../../document/problem';

/** A code, and the place where the document assigns it. */
export type AssignedCode = { readonly path: readonly Segment[]; readonly code: string };

/** The problems of repeated codes. */
export function repeatedCodes(names: readonly AssignedCode[]): Problem[] {
  const seen = new Set<string>();
  return names.flatMap(({ path, code }) => {
    if (seen.has(code)) return [problem(path, `expected ${code} only once`)];
    seen.add(code);
    return [];
  });
}

export const codesAt = (path: readonly Segment[], codes: readonly string[]): AssignedCode[] =>
  codes.map((code, place) => ({ path: [...path, place], code }));

export const codesOfEntries = <K extends string>(
  path: readonly Segment[],
  entries: readonly Readonly<Record<K, string>>[],
  key: K,
): AssignedCode[] =>
  entries.map((entry, place) => ({ path: [...path, place, key], code: entry[key] }));

/** A code, and the place where the document refers to it. */
export type MentionedCode = readonly [path: readonly Segment[], code: string | null];

/** The problems of unknown codes. Null is skipped. */
export function knownCodes(
  what: string,
  known: readonly string[],
  mentions: readonly MentionedCode[],
): Problem[] {
  const codes = new Set(known);
  return mentions.flatMap(([path, code]) =>
    code === null || codes.has(code)
      ? []
      : [problem(path, `expected ${what}; there is no ${code}`)],
  );
}

export const mentions = (path: readonly Segment[], codes: readonly string[]): MentionedCode[] =>
  codes.map((code, place) => [[...path, place], code]);
