/**
 * "Once per Game if that Game is not Closed, any Player who is not a participant of that Game or
 * its Bookmaker may make a Bet on it …, which identifies the Juice at the time" [Gambling]. A
 * bettor may become the game's bookmaker later, and settles as both.
 */
import { ordinalOf } from '../../kernel';
import type { PlayerId } from '../../kernel';
import { byPlayer, itsTable } from '../model/records';
import type { DynastyEventRecord } from '../model/records';
import { activeGames } from '../model/games';
import { refuse } from '../model/refusal';
import type { DynastyRefusal } from '../model/refusal';
import type { PlayerRow } from '../model/rows';
import { isParticipant, nextNumber, participantsOf, takeNumber } from '../model/state';
import type { DynastyState } from '../model/state';
import { nameOf } from '../model/wording';
import type { GameId } from '../model/ids';
import { betsOf } from './bets';
import type { PlaceBet, BetPlaced } from './vocabulary';
import { juiceOf } from './juice';
import { unlessOnlooker } from './onlookers';
import { BET_IDS } from '../model/ids';

export const placeBet = byPlayer<PlaceBet, 'gameId'>({
  rule: 'gambling',
  refuses: ({ state }, player, { gameId, on }) =>
    unlessOnlooker(state, player, gameId) ??
    unlessOnParticipant(state, gameId, on) ??
    unlessFirst(state, player, gameId),
  offers: ({ state }) =>
    activeGames(state).flatMap((game) =>
      participantsOf(game).map((on) => ({
        description: `Bet on ${nameOf(state, on)}.`,
        known: { gameId: game.id, on },
        facts: { juice: juiceOf(state, game) },
      })),
    ),
  decide: (turn, { id: playerId }, { gameId, on: onId }) => {
    const { state } = turn;
    const betId = BET_IDS.of(nextNumber(state, 'bet'));
    const juice = juiceOf(state, state.need('games', gameId));
    turn.emit({ type: 'BetPlaced', gameId, betId, playerId, onId, juice });
    return null;
  },
  made: (event) => (event.type === 'BetPlaced' ? event.betId : null),
});

const unlessOnParticipant = (
  state: DynastyState,
  gameId: GameId,
  on: PlayerId | undefined,
): DynastyRefusal | null =>
  on === undefined || isParticipant(state.need('games', gameId), on)
    ? null
    : refuse('BET_ON_NO_PARTICIPANT', 'gambling', { playerId: on });

/** Refuses the bookmaker, and a player who has already bet. */
function unlessFirst(
  state: DynastyState,
  player: PlayerRow,
  gameId: GameId,
): DynastyRefusal | null {
  if (state.need('games', gameId).bookmakerId === player.id) {
    return refuse('YOU_ARE_THE_BOOKMAKER', 'gambling', { gameId });
  }
  const earlier = betsOf(state, gameId).find(({ playerId }) => playerId === player.id);
  return earlier === undefined ? null : refuse('ALREADY_BET', 'gambling', { betId: earlier.id });
}

export const betPlaced: DynastyEventRecord<BetPlaced> = {
  evolve: (state, { atMs: placedAtMs, event }) => {
    const { betId: id, gameId, playerId, onId, juice } = event;
    takeNumber(state, 'bet', ordinalOf(id));
    state.put('bets', { id, gameId, playerId, onId, juice, placedAtMs, status: 'OPEN' });
  },
  facts: (state, { playerId, onId, juice }) => ({
    player: nameOf(state, playerId),
    on: nameOf(state, onId),
    juice,
  }),
  text: (state, { playerId, onId, juice }) =>
    `${nameOf(state, playerId)} bet on ${nameOf(state, onId)} at a Juice of ${juice}.`,
  channel: 'TABLES',
  touches: itsTable,
  aside: {},
};
