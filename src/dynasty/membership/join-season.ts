/**
 * A player joins, at any time: without Readiness, Wait or mask, with the pegs and the Magistrelli
 * that are the default. Whoever re-joins is a new player.
 */
import { mint } from '../../kernel';
import { joinSeasonOf, nameOf, nextPlayerId, putJoined } from '../../season';
import type { JoinSeason } from '../../season';
import { GUARDS } from '../ground/access';
import { byNewcomer } from '../ground/declare';
import type { DynastyEventRecord } from '../ground/declare';
import { SHAPES } from '../ground/shapes';
import { PEG } from '../ground/pegs';
import { ownerOf, rulesetOf } from '../ground/state';
import type { PlayerJoined } from './events';
import { startingPegs } from './starting-pegs';

/** Whoever left may come back at once. */
const noWait = (): null => null;

export const joinSeason = byNewcomer<JoinSeason>({
  ...joinSeasonOf({ ...GUARDS, shapes: SHAPES }, noWait),
  decide: (turn, { accountId, name }) => {
    const { state } = turn;
    const playerId = nextPlayerId(state);
    turn.emit({
      type: 'PlayerJoined',
      playerId,
      accountId,
      name: name.trim(),
      magistrelli: rulesetOf(state).magistrelli.start,
      transfers: mint(ownerOf(playerId), [[PEG, startingPegs(state)]]),
    });
    return null;
  },
});

export const playerJoined: DynastyEventRecord<PlayerJoined> = {
  evolve: (state, { atMs, event }) => {
    const { playerId, magistrelli } = event;
    putJoined(state, event, atMs);
    state.put('standings', {
      id: playerId,
      ready: false,
      clientSeed: null,
      wait: 0,
      mask: null,
      magistrelli,
      lastGameDay: null,
    });
  },
  text: (state, { playerId }) => `${nameOf(state, playerId)} joined.`,
  channel: 'GAME_ACTIONS',
};
