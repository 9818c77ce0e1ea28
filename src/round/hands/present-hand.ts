/**
 * Readying a hand [draft]: "during each Bartering Phase, each player may once Present a Hand,
 * specifying one set of five cards". A face named twice needs two of the card. Possession is
 * checked only here; the cards stay with the player and are public at once. The time of the
 * placement is decided here, too [rulings D8, F8, M2].
 */
import { held, listed, ordinalOf, required } from '../../kernel';
import type { Instant, PlayerId } from '../../kernel';
import { unlessRunning } from '../model/access';
import { phaseEnd } from '../calendar/boundary';
import { phaseStartAfter, unlessPhase } from '../calendar/unless-phase';
import { byPlayer } from '../model/records';
import type { RoundEventRecord } from '../model/records';
import { codeOfCard } from '../../rulesets';
import { hasHand } from '../model/has-hand';
import { refuse } from '../model/refusal';
import type { RoundRefusal } from '../model/refusal';
import { ownerOf } from '../model/owners';
import { nextNumber, roundOf, rulesetOf, takeNumber } from '../model/state';
import type { RoundState } from '../model/state';
import type { RoundMoment } from '../model/turn';
import { itemWords, nameOf } from '../model/wording';
import type { PresentHand, HandPresented, CountedCard, HandRow } from './vocabulary';
import { mergeCards } from './merge-cards';
import { cardsShape, unlessHand } from './unless-hand';
import { HAND_IDS } from '../model/ids';

export const presentHand = byPlayer<PresentHand>({
  rule: 'submitting-a-hand',
  shape: cardsShape,
  refuses: (moment, { id }, { cards }) =>
    unlessPresenting(moment) ??
    (cards === undefined
      ? null
      : (unlessHand(moment.state, cards) ?? cardsLacking(moment.state, id, cards))) ??
    unlessFirst(moment.state, id),
  offers: (moment, { id }) => {
    const { state, now } = moment;
    if (!hasHand(state, id)) return [];
    const { minimumCards } = rulesetOf(state).hands;
    const isOpen = unlessPresenting(moment) === null && unlessFirst(state, id) === null;
    return [
      {
        description: 'Present a hand for all to see.',
        facts: { minimumCards },
        untilMs: phaseEnd(state, now),
        waits: isOpen ? { kind: 'HAND', sinceMs: roundOf(state).phaseStartedAtMs } : null,
      },
    ];
  },
  decide: (turn, { id: playerId }, { cards }) => {
    const { state, now } = turn;
    turn.emit({
      type: 'HandPresented',
      handId: HAND_IDS.of(nextNumber(state, 'hand')),
      playerId,
      cards: mergeCards(cards),
      placesAtMs: placingAfter(state, now),
    });
    return null;
  },
  made: (event) => (event.type === 'HandPresented' ? event.handId : null),
});

function unlessPresenting({ state, now }: RoundMoment): RoundRefusal | null {
  const { procedure, phase } = rulesetOf(state).hands;
  const notRunning = unlessRunning(state, 'submitting-a-hand');
  if (notRunning !== null) return notRunning;
  if (procedure === 'SEALED') return refuse('HANDS_ARE_SEALED', 'submitting-a-hand');
  return unlessPhase(state, now, [phase], 'submitting-a-hand');
}

function cardsLacking(
  state: RoundState,
  player: PlayerId,
  cards: readonly CountedCard[],
): RoundRefusal | null {
  for (const card of mergeCards(cards)) {
    const item = codeOfCard(card);
    const have = held(state, ownerOf(player), item);
    if (have < card.count) {
      return refuse('NOT_ENOUGH', 'submitting-a-hand', { item, have, need: card.count });
    }
  }
  return null;
}

function unlessFirst(state: RoundState, player: PlayerId): RoundRefusal | null {
  const handId = presentedInPhase(state, player);
  if (handId === null) return null;
  return refuse('ALREADY_PRESENTED', 'submitting-a-hand', { handId });
}

/** The hand that the player has presented in this phase; null for none. */
function presentedInPhase(state: RoundState, player: PlayerId): HandRow['id'] | null {
  const { phaseStartedAtMs } = roundOf(state);
  const hand = state
    .by('hands', 'player', player)
    .find(
      ({ presentedAtMs }) => presentedAtMs !== null && presentedAtMs >= (phaseStartedAtMs ?? 0),
    );
  return hand?.id ?? null;
}

function placingAfter(state: RoundState, now: Instant): Instant {
  const { placing } = rulesetOf(state).hands;
  const start = placing.at === 'PHASE_START' ? phaseStartAfter(state, now, [placing.phase]) : null;
  return required(start, 'the start of a phase in which presented hands are placed');
}

export const handPresented: RoundEventRecord<HandPresented> = {
  evolve: (state, { atMs, event: { handId, playerId, cards, placesAtMs } }) => {
    takeNumber(state, 'hand', ordinalOf(handId));
    state.put('hands', {
      id: handId,
      actionId: null,
      playerId,
      cards,
      week: roundOf(state).week,
      presentedAtMs: atMs,
      placesAtMs,
      status: 'REVEALED',
      placement: null,
      score: null,
    });
  },
  facts: (state, { playerId, cards }) => ({
    player: nameOf(state, playerId),
    cards: cards.map((card) => itemWords(rulesetOf(state), codeOfCard(card), card.count)),
  }),
  text: (state, { playerId, cards }) => {
    const ruleset = rulesetOf(state);
    const named = cards.map((card) => itemWords(ruleset, codeOfCard(card), card.count));
    return `${nameOf(state, playerId)} presented a hand: ${listed(named)}.`;
  },
  channel: 'GAME_ACTIONS',
};

/** Withdraws the presented hand of a player who leaves [rulings B2, M3]. */
export function withdrawPresented(state: RoundState, player: PlayerId): void {
  for (const hand of state.by('hands', 'unplaced', player)) {
    if (hand.actionId === null) state.put('hands', { ...hand, status: 'FAILED' });
  }
}
