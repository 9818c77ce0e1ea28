import { listed } from '../../kernel';
import { cardName } from '../../rulesets';
import type { LotGenerated } from '../event';
import { rulesetOf } from '../state';
import type { RoundState } from '../state';

export function lotText(state: RoundState, { number, cards }: LotGenerated): string {
  const { deck } = rulesetOf(state);
  return `Lot ${number} was drawn: ${listed(cards.map((card) => cardName(deck, card)))}.`;
}
