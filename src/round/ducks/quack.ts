/** Quack items "stay with the player": players and ducks do not trade them [ruling G4]. */
import type { ItemCode } from '../../kernel';
import type { RoundRuleset } from '../../rulesets';
import { sectionOrIntroducing } from '../model/citations';
import { refuse } from '../model/refusal';
import type { RoundRefusal } from '../model/refusal';

export const isQuack = (ruleset: RoundRuleset, item: ItemCode): boolean =>
  ruleset.items.some((kind) => kind.quack && kind.item === item);

export function unlessNoQuack(
  ruleset: RoundRuleset,
  items: readonly { readonly item: ItemCode }[],
): RoundRefusal | null {
  const quack = items.find(({ item }) => isQuack(ruleset, item));
  return quack === undefined
    ? null
    : refuse('QUACK_ITEM', sectionOrIntroducing(ruleset, 'ducks'), { item: quack.item });
}
