/** Shape checks of a request or a ruling. They do not depend on the round. */
import type { RoundRefusal } from '../model/refusal';
import { unless, wordsShape } from '../model/shapes';
import { RULE } from './bench';
import type { JusticeText } from './commands';

/** The maximum length in characters. */
export const LONGEST_JUSTICE_TEXT = 10_000;
/** The maximum number of cited entries; also of cited sections. */
export const MOST_CITED = 50;

export function justiceShape({ text, entries, sections }: JusticeText): RoundRefusal | null {
  return (
    wordsShape('text', text, LONGEST_JUSTICE_TEXT, RULE) ??
    citedShape('entries', entries, (entry) => Number.isSafeInteger(entry) && entry >= 1) ??
    citedShape('sections', sections, (section) => section !== '')
  );
}

function citedShape<T>(
  field: string,
  cited: readonly T[],
  isRight: (one: T) => boolean,
): RoundRefusal | null {
  const distinct = new Set(cited).size === cited.length;
  const right = distinct && cited.length <= MOST_CITED && cited.every(isRight);
  return unless(right, field, `up to ${MOST_CITED}, each once`, RULE);
}
