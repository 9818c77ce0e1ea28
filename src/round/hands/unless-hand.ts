/** The refusal of cards that are not a hand in this ruleset, whoever has them. */
import { isCard } from '../../rulesets';
import type { RoundRuleset } from '../../rulesets';
import { refuse } from '../model/refusal';
import type { RoundRefusal } from '../model/refusal';
import { rulesetOf } from '../model/state';
import type { RoundState } from '../model/state';
import { cardCount } from './multipliers/faces';
import type { CountedCard } from './vocabulary';

type Cards = readonly CountedCard[];

export function unlessHand(state: RoundState, cards: Cards): RoundRefusal | null {
  return cardUnknown(state, cards) ?? countNotNatural(cards) ?? wrongSize(state, cards);
}

/** Whether a hand has the ruleset's number of cards. */
export function isHandSize({ hands }: RoundRuleset, cards: Cards): boolean {
  const { minimumCards, maximumCards } = hands;
  const count = cardCount(cards);
  return minimumCards <= count && count <= (maximumCards ?? Infinity);
}

function cardUnknown(state: RoundState, cards: Cards): RoundRefusal | null {
  const { deck } = rulesetOf(state);
  const index = cards.findIndex(({ rank, suit }) => !isCard(deck, { rank, suit }));
  const card = cards[index];
  if (card === undefined) return null;
  return refuse('CARD_UNKNOWN', 'cards', { index, rank: card.rank, suit: card.suit });
}

function countNotNatural(cards: Cards): RoundRefusal | null {
  const index = cards.findIndex(({ count }) => !Number.isSafeInteger(count) || count < 1);
  const card = cards[index];
  if (card === undefined) return null;
  return refuse('AMOUNT_NOT_NATURAL', 'submitting-a-hand', { index, amount: card.count });
}

function wrongSize(state: RoundState, cards: Cards): RoundRefusal | null {
  if (isHandSize(rulesetOf(state), cards)) return null;
  const { minimumCards, maximumCards } = rulesetOf(state).hands;
  const facts = { cards: cardCount(cards), minimumCards, maximumCards };
  return cards.length === 0
    ? refuse('EMPTY_HAND', 'submitting-a-hand', facts)
    : refuse('MALFORMED', 'submitting-a-hand', facts);
}
