/**
 * Prizes [rulings A3, D7, F4, F5]: on the revelation date it is decided which hands succeed; those
 * are placed; their cards are destroyed and the prize of the placement is given, which from the
 * seventh on has the same cards in it; then the fortunes of that hand are told.
 */
import { assertNever, destroy, mint } from '../../kernel';
import type { Transfer } from '../../kernel';
import type { Prize } from '../../rulesets';
import type { HandPlaced } from '../event';
import { tellFortunes } from '../fortunes/tell-fortunes';
import { failSecretAction } from '../secret-actions/fail-secret-action';
import { ownerOf, rulesetOf } from '../state';
import type { HandRow, RoundState, SecretActionRow } from '../state';
import type { RoundStamped, RoundTurn } from '../turn';
import { cardsStillHeld, holdsCards } from './possession';
import { rankHands } from './rank-hands';
import type { RankedHand } from './rank-hands';

/** Settles the revealed hands whose date has come. */
export function settleHands(turn: RoundTurn, actions: readonly SecretActionRow[]): void {
  // Each is decided before any card moves.
  const successful = actions.flatMap((action) => decideHand(turn, action));
  const ranked = rankHands(rulesetOf(turn.state), successful);
  ranked.forEach((hand, place) => payHand(turn, hand, place + 1));
}

function decideHand(turn: RoundTurn, action: SecretActionRow): HandRow[] {
  const hands = turn.state.by('hands', 'action', action.id);
  if (hands.every((hand) => isPossessed(turn.state, hand))) return hands;
  failSecretAction(turn, action, 'CARDS_NOT_HELD');
  return [];
}

function isPossessed(state: RoundState, { playerId, cards }: HandRow): boolean {
  const { possession } = rulesetOf(state).hands;
  switch (possession) {
    case 'AT_REVELATION_DATE':
      return holdsCards(state, playerId, cards);
    case 'WHEN_PRESENTED':
    case 'WHEN_REVEALED':
      return true;
    default:
      return assertNever(possession);
  }
}

function payHand(turn: RoundTurn, { hand, score }: RankedHand, placement: number): void {
  const { hands, prizes } = rulesetOf(turn.state);
  const prize = prizes.find(({ from, to }) => from <= placement && placement <= (to ?? Infinity));
  turn.emit({
    type: 'HandPlaced',
    handId: hand.id,
    playerId: hand.playerId,
    placement,
    score,
    transfers: prizeTransfers(turn.state, hand, prize ?? null, hands.cardsDestroyed),
  });
  if (prize?.cardsBack !== true) tellFortunes(turn, hand);
}

function prizeTransfers(
  state: RoundState,
  { playerId, cards }: HandRow,
  prize: Prize | null,
  cardsDestroyed: boolean,
): Transfer[] {
  const owner = ownerOf(playerId);
  const given = cardsDestroyed ? cardsStillHeld(state, playerId, cards) : [];
  const items = (prize?.items ?? []).map(({ item, quantity }) => [item, quantity] as const);
  const back = prize?.cardsBack === true ? given : [];
  return [...destroy(owner, given), ...mint(owner, items), ...mint(owner, back)];
}

export function evolveHandPlaced(
  state: RoundState,
  { event: { handId, placement, score } }: RoundStamped<HandPlaced>,
): void {
  const hand = state.need('hands', handId);
  state.put('hands', { ...hand, status: 'PLACED', placement, score });
  const action = state.need('secretActions', hand.actionId);
  state.put('secretActions', { ...action, status: 'RESOLVED' });
}
