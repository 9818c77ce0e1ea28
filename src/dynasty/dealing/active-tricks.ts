/**
 * "The Dealer selects all Permanent tricks, one secretly randomly selected Celestial trick, and two
 * secretly randomly selected Parte tricks" [Tricks].
 */
import type { DynastyRuleset } from '../../rulesets';
import type { GameDice } from './dice';

/** Selects the tricks of each class in turn. Returns their codes in the order of the rules. */
export function activeTricks(
  { trickClasses, tricks }: DynastyRuleset,
  dice: Pick<GameDice, 'pick'>,
): string[] {
  const active = new Set<string>();
  for (const { class: of, active: rule } of trickClasses) {
    const all = tricks.filter((trick) => trick.class === of).map(({ trick }) => trick);
    const chosen = rule.type === 'ALL' ? all : dice.pick(all, rule.count);
    for (const trick of chosen) active.add(trick);
  }
  return tricks.map(({ trick }) => trick).filter((trick) => active.has(trick));
}
