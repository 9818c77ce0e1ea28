/** What can be said of a command about the Judge without looking at the round. */
import type { RoundRefusal } from '../refusal';
import { unless, wordsShape } from '../shapes';
import { LONGEST_MESSAGE } from '../../season';
import { RULE } from './bench';
import type { JusticeText, NominateForJudge } from './commands';

/** Of a request or a ruling. */
export const LONGEST_JUSTICE_TEXT = 10_000;
/** So many entries, and as many sections, may be named. */
export const MOST_CITED = 50;

export const candidacyShape = ({ text }: NominateForJudge): RoundRefusal | null =>
  wordsShape('text', text, LONGEST_MESSAGE, RULE);

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
