import { isCard } from '../../rulesets';
import type { RoundRuleset } from '../../rulesets';
import { refuse } from '../model/refusal';
import type { RoundRefusal } from '../model/refusal';
import { atMost, entriesShape } from '../model/shapes';
import { rulesetOf } from '../model/state';
import type { RoundState } from '../model/state';
import { cardCount } from './faces';
import type { CountedCard } from './vocabulary';

type HandCards = readonly CountedCard[];

export function unlessHand(state: RoundState, cards: HandCards): RoundRefusal | null {
  return cardUnknown(state, cards) ?? countNotNatural(cards) ?? wrongSize(state, cards);
}

/** True if the ruleset allows a hand of that number of cards. */
export function isHandSize({ hands }: RoundRuleset, cards: HandCards): boolean {
  const { minimumCards, maximumCards } = hands;
  const count = cardCount(cards);
  return minimumCards <= count && count <= (maximumCards ?? Infinity);
}

function cardUnknown(state: RoundState, cards: HandCards): RoundRefusal | null {
  const { deck } = rulesetOf(state);
  const index = cards.findIndex(({ rank, suit }) => !isCard(deck, { rank, suit }));
  const card = cards[index];
  if (card === undefined) return null;
  return refuse('CARD_UNKNOWN', 'cards', { index, rank: card.rank, suit: card.suit });
}

function countNotNatural(cards: HandCards): RoundRefusal | null {
  const index = cards.findIndex(({ count }) => !Number.isSafeInteger(count) || count < 1);
  const card = cards[index];
  if (card === undefined) return null;
  return refuse('AMOUNT_NOT_NATURAL', 'submitting-a-hand', { index, amount: card.count });
}

function wrongSize(state: RoundState, cards: HandCards): RoundRefusal | null {
  if (isHandSize(rulesetOf(state), cards)) return null;
  const { minimumCards, maximumCards } = rulesetOf(state).hands;
  const facts = { cards: cardCount(cards), minimumCards, maximumCards };
  return cards.length === 0
    ? refuse('EMPTY_HAND', 'submitting-a-hand', facts)
    : refuse('MALFORMED', 'submitting-a-hand', facts);
}

const MOST_OF_A_CARD = 1_000_000;

/** The shape allows an empty hand, which has its own refusal. */
export function cardsShape({
  cards,
}: {
  readonly cards: readonly CountedCard[];
}): RoundRefusal | null {
  const counts = cards.map(({ count }) => count);
  return (
    entriesShape('cards', cards, 0, 'submitting-a-hand') ??
    atMost('count', counts, MOST_OF_A_CARD, 'submitting-a-hand')
  );
}
