import { isWords } from '../../kernel';
import type { RuleAnchor } from '../../rulesets';
import { refuse } from '../refusal';
import type { RoundRefusal } from '../refusal';

/** Of a message in a channel, a candidacy included. */
export const LONGEST_MESSAGE = 2_000;

/** The refusal of a text that says nothing, or too much, or holds control characters. */
export function wordsShape(
  field: string,
  text: string,
  longest: number,
  rule: RuleAnchor,
): RoundRefusal | null {
  if (text.trim() !== '' && text.length <= longest && isWords(text)) return null;
  const expected = `1 to ${longest} characters that say something`;
  return refuse('MALFORMED', rule, { field, expected });
}
