import { quoted } from '../../kernel';
import { findTracked, nameOfCard } from '../../rulesets';
import type { Ruleset, Tracked } from '../../rulesets';
import type { ValueChange } from './events';

/** A value in a sentence. */
export function valueWords(value: Tracked): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return String(value);
  return value === '' ? 'empty' : quoted(value);
}

/** The new value in words; `whose`: the player's part of the sentence. */
export function changeWords(
  ruleset: Ruleset,
  { value, card, now }: ValueChange,
  whose: string,
): string {
  const title = findTracked(ruleset, value)?.title ?? value;
  const of = card === undefined ? whose : ` of ${nameOfCard(ruleset, card)}`;
  return `${title}${of} is now ${valueWords(now)}`;
}
