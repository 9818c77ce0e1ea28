import { assertNever, byOrdinal, destroy, mint } from '../../kernel';
import type { Instant, Stepwise, Transfer } from '../../kernel';
import { pokerHandName } from '../../rulesets';
import type { Prize } from '../../rulesets';
import { tellFortunes } from '../fortunes/tell-fortunes';
import { contenderOf } from '../hands/contender';
import { cardsStillHeld, holdsCards } from '../hands/possession';
import { rankHands } from '../hands/rank-hands';
import type { RankedHand } from '../hands/rank-hands';
import { tossTie } from '../hands/toss-tie';
import { isPokerRank } from '../hands/vocabulary';
import type { HandRank, HandRow } from '../hands/vocabulary';
import type { RoundEventRecord, RoundEvents } from '../model/records';
import { ownerOf } from '../model/owners';
import { rulesetOf } from '../model/state';
import type { RoundState } from '../model/state';
import type { RoundTurn } from '../model/turn';
import { nameOf, transfersText, amountWords } from '../model/wording';
import { failSecretAction } from '../secret-actions/fail-secret-action';
import type { SecretActionRow } from '../secret-actions/vocabulary';
import { trackedValuesIn, trackedValuesOfCard } from '../values/tracked-values';
import type { HandPlaced, PrizeEvent } from './vocabulary';

/** Settles the revealed hands of these actions, and the presented hands that are due. */
export function* settleHands(turn: RoundTurn, actions: readonly SecretActionRow[]): Stepwise {
  // Every hand is decided before any card is transferred.
  const successful = actions.flatMap((action) => decideHand(turn, action));
  const contenders = [...successful, ...presentedHands(turn.state, turn.now)].map((hand) =>
    contenderOf(turn.state, hand),
  );
  const groups = rankHands(
    rulesetOf(turn.state),
    contenders,
    ({ playerId }) => trackedValuesIn(turn.state, playerId),
    (card) => trackedValuesOfCard(turn.state, card),
  );
  const ranked = groups.flatMap((tied) => tossTie(turn, tied));
  for (const [place, hand] of ranked.entries()) {
    payHand(turn, hand, place + 1);
    yield;
  }
}

/** The next instant at which presented hands are placed; Infinity for none. */
export const nextPlacing = (state: RoundState): number =>
  Math.min(...state.keys('hands', 'places').map(Number));

/** The presented hands that are placed after `at`. */
export const placedAfter = (state: RoundState, at: Instant): HandRow[] =>
  state
    .keys('hands', 'places')
    .filter((date) => Number(date) > at)
    .flatMap((date) => state.by('hands', 'places', date))
    .sort(byOrdinal);

const presentedHands = (state: RoundState, at: Instant): HandRow[] =>
  state
    .keys('hands', 'places')
    .filter((date) => Number(date) <= at)
    .flatMap((date) => state.by('hands', 'places', date))
    .sort(byOrdinal);

function decideHand(turn: RoundTurn, action: SecretActionRow): HandRow[] {
  const hands = turn.state.by('hands', 'action', action.id);
  if (hands.every((hand) => isPossessed(turn.state, hand))) return hands;
  failSecretAction(turn, action, 'CARDS_NOT_HELD');
  return [];
}

function isPossessed(state: RoundState, { playerId, cards }: HandRow): boolean {
  const { possession } = rulesetOf(state).hands;
  switch (possession) {
    // The hand was sealed before the rules changed to presented hands, so its possession is checked
    // now [ruling M4].
    case 'WHEN_PRESENTED':
    case 'AT_REVELATION_DATE':
      return holdsCards(state, playerId, cards);
    case 'WHEN_REVEALED':
      return true;
    default:
      return assertNever(possession);
  }
}

function payHand(turn: RoundTurn, { hand, rank }: RankedHand, placement: number): void {
  const { hands, prizes } = rulesetOf(turn.state);
  const prize = prizes.find(({ from, to }) => from <= placement && placement <= (to ?? Infinity));
  turn.emit({
    type: 'HandPlaced',
    handId: hand.id,
    playerId: hand.playerId,
    placement,
    score: rank,
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

const handPlaced: RoundEventRecord<HandPlaced> = {
  evolve: (state, { event: { handId, placement, score } }) => {
    const hand = state.need('hands', handId);
    state.put('hands', { ...hand, status: 'PLACED', placement, score });
    if (hand.actionId === null) return;
    const action = state.need('secretActions', hand.actionId);
    state.put('secretActions', { ...action, status: 'RESOLVED' });
  },
  facts: (state, { playerId, placement, score, transfers }) => ({
    player: nameOf(state, playerId),
    placement,
    poker: isPokerRank(score) ? pokerHandName(score.poker) : null,
    total: isPokerRank(score) ? null : score.total,
    gains: amountWords(
      state,
      transfers.filter(({ to }) => to === ownerOf(playerId)),
    ),
  }),
  text: (state, { playerId, placement, score, transfers }) => {
    const owner = ownerOf(playerId);
    const given = transfers.filter(({ to }) => to === owner);
    return `${nameOf(state, playerId)}’s hand took place ${placement} with ${rankWords(score)}, and gained ${transfersText(state, given)}.`;
  },
  channel: 'GAME_ACTIONS',
  incomeCause: ({ playerId }) => ({ cause: 'HAND_PLACED', players: [playerId] }),
  results: ({ playerId, handId }) => ({ playerId, handIds: [handId] }),
};

const rankWords = (rank: HandRank): string =>
  isPokerRank(rank) ? withArticle(pokerHandName(rank.poker)) : `a score of ${rank.total}`;

/** `a Full House`, but `Two Pair` and `Four-of-a-Kind`, which begin with a number. */
const withArticle = (name: string): string =>
  /^(One|Two|Three|Four|Five)\b/.test(name) ? name : `a ${name}`;

export const PRIZE_EVENTS: RoundEvents<PrizeEvent> = { HandPlaced: handPlaced };
