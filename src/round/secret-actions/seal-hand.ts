/**
 * Submitting a Hand by way of the server [ruling D6]: "a non-empty set of cards". Cards that the
 * player has not are allowed: possession is looked at later [ruling D7].
 */
import { isCard } from '../../rulesets';
import type { SealHand } from '../command';
import { cardCount } from '../hands/multipliers/faces';
import { refuse } from '../refusal';
import type { RoundRefusal } from '../refusal';
import { rulesetOf } from '../state';
import type { PlayerRow, RoundState } from '../state';
import type { RoundTurn } from '../turn';
import { unlessCommitting } from './commit-secret-action';
import { printHand } from './declaration/print-hand';
import { entrust } from './entrust';
import { isHandSize } from './open-declaration';

type Cards = SealHand['cards'];

export function sealHand(
  turn: RoundTurn,
  player: PlayerRow,
  { cards, salt }: SealHand,
): RoundRefusal | null {
  const { state } = turn;
  const refusal =
    unlessCommitting(turn, 'HAND') ??
    cardUnknown(state, cards) ??
    countNotNatural(cards) ??
    wrongSize(state, cards);
  if (refusal === null) {
    entrust(turn, player, 'HAND', printHand(rulesetOf(state).deck, cards), salt);
  }
  return refusal;
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
  if (isHandSize(state, cards)) return null;
  const { minimumCards, maximumCards } = rulesetOf(state).hands;
  const facts = { cards: cardCount(cards), minimumCards, maximumCards };
  return refuse(cards.length === 0 ? 'EMPTY_HAND' : 'MALFORMED', 'submitting-a-hand', facts);
}
