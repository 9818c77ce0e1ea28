import { byOrdinal, held } from '../../kernel';
import type { ItemCode, PlayerId } from '../../kernel';
import { winnersIn, wonBy, wonOf } from '../../season';
import type { ProposalId } from '../../season';
import { endWeek } from '../calendar/week';
import { auctionTopic } from '../model/records';
import type { RoundEventRecord, RoundEvents } from '../model/records';
import type { RoundEvent } from '../model/event';
import { ownerOf, playerOfOwner } from '../model/owners';
import { activePlayers, isRunning, roundOf, rulesetOf } from '../model/state';
import type { RoundState } from '../model/state';
import type { RoundTurn, TurnWatch } from '../model/turn';
import { clearTables } from '../tables/stand-up';
import { currentWinners } from './conditions';
import type { RoundWon, VictoryEvent } from './vocabulary';
import { putPlaces } from './places';

/** A turn whose events are watched; `finish` ends the round if one gave a player the victory. */
export function victoryWatch(turn: RoundTurn): TurnWatch {
  const winners: PlayerId[] = [];
  const happened: RoundEvent[] = [];
  const watched = (inner: RoundTurn): RoundTurn => ({
    ...inner,
    emit: (event) => {
      inner.emit(event);
      happened.push(event);
      winners.push(...winnersBy(inner.state, event));
    },
    as: (actor, now) => watched(inner.as(actor, now)),
  });
  const finish = (): void => {
    const [winner] = winners;
    if (winner !== undefined) winRound(turn, [winner]);
    if (happened.length > 0 && isRunning(turn.state)) winRound(turn, currentWinners(turn.state));
  };
  return { turn: watched(turn), finish };
}

/**
 * The players who got the winning number by the event's transfers. After an amendment: all players
 * who have the winning number.
 */
function winnersBy(state: RoundState, event: RoundEvent): PlayerId[] {
  const { victory } = rulesetOf(state);
  if (victory === null || !('transfers' in event)) return [];
  const given = event.transfers
    .filter(({ to, item }) => item === victory.item && held(state, to, item) >= victory.quantity)
    .map(({ to }) => playerOfOwner(to))
    .filter((player) => player !== null);
  return 'revision' in event && event.revision !== null
    ? [...given, ...holders(state, victory.item, victory.quantity)]
    : given;
}

/**
 * The players who have the winning number, the highest number first, then in order of joining. An
 * amendment can lower the winning number to one that a player already has [P8].
 */
function holders(state: RoundState, item: ItemCode, quantity: number): PlayerId[] {
  return activePlayers(state)
    .sort(byOrdinal)
    .map(({ id }) => ({ id, has: held(state, ownerOf(id), item) }))
    .filter(({ has }) => has >= quantity)
    .sort((a, b) => b.has - a.has)
    .map(({ id }) => id);
}

/** The players who would win if the present state were checked. */
export const victorsOf = (state: RoundState): PlayerId[] => {
  const { victory } = rulesetOf(state);
  const byItem = victory === null ? [] : holders(state, victory.item, victory.quantity);
  return [...byItem, ...currentWinners(state)];
};

/** Ends the round by victory. `by`: the proposal that declares it, if any [ruling X10]. */
export function winRound(turn: RoundTurn, winners: readonly PlayerId[], by?: ProposalId): void {
  const won = wonBy(winners, by);
  if (won === null || roundOf(turn.state).status === 'ENDED') return;
  clearTables(turn);
  turn.emit({ type: 'RoundWon', ...won });
  endWeek(turn);
}

const roundWon: RoundEventRecord<RoundWon> = {
  ...wonOf('round'),
  evolve: (state, { atMs, event }) => {
    state.put('rounds', {
      ...roundOf(state),
      status: 'ENDED',
      endedAtMs: atMs,
      nextBoundaryMs: null,
      winnerId: event.playerId,
    });
    putPlaces(state, winnersIn(event));
  },
  touches: auctionTopic,
};

export const VICTORY_EVENTS: RoundEvents<VictoryEvent> = { RoundWon: roundWon };
