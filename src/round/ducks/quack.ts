/** Quack items "stay with the player": no duck is given any, nor gives one [ruling G4]. */
import type { ItemCode } from '../../kernel';
import type { RoundRuleset, RuleAnchor } from '../../rulesets';
import { refuse } from '../ground/refusal';
import type { RoundRefusal } from '../ground/refusal';

/** The rules have a section on ducks as long as they have ducks. */
export const ruleOfDucks = ({ trade }: RoundRuleset): RuleAnchor =>
  trade.ducks ? 'ducks' : 'trade';

export const isQuack = (ruleset: RoundRuleset, item: ItemCode): boolean =>
  ruleset.items.some((kind) => kind.quack && kind.item === item);

export function unlessNoQuack(
  ruleset: RoundRuleset,
  items: readonly { readonly item: ItemCode }[],
): RoundRefusal | null {
  const quack = items.find(({ item }) => isQuack(ruleset, item));
  return quack === undefined
    ? null
    : refuse('QUACK_ITEM', ruleOfDucks(ruleset), { item: quack.item });
}
