/**
 * A player joins, at any time: without Readiness, Wait or mask, with the pegs and the Magistrelli
 * that are the default. A dynasty by invitation asks for its code; its host needs none. Who re-joins
 * is a new player.
 */
import { mint } from '../../kernel';
import { nextPlayerId, putJoined } from '../../season';
import { unlessMayJoin, unlessNameTaken, unlessOver } from '../access';
import type { Asked, JoinSeason } from '../command';
import type { PlayerJoined } from '../event';
import type { DynastyRefusal } from '../refusal';
import { ownerOf, PEG, rulesetOf } from '../state';
import type { DynastyState } from '../state';
import type { DynastyStamped, DynastyTurn } from '../turn';
import { startingPegs } from './starting-pegs';

export function joinSeason(turn: DynastyTurn, command: Asked<JoinSeason>): DynastyRefusal | null {
  const { state } = turn;
  const { accountId } = command;
  const name = command.name.trim();
  const refusal =
    unlessMayJoin(state, command) ?? unlessOver(state, 'players') ?? unlessNameTaken(state, name);
  if (refusal !== null) return refusal;
  const playerId = nextPlayerId(state);
  turn.emit({
    type: 'PlayerJoined',
    playerId,
    accountId,
    name,
    magistrelli: rulesetOf(state).magistrelli.start,
    transfers: mint(ownerOf(playerId), [[PEG, startingPegs(state)]]),
  });
  return null;
}

export function evolvePlayerJoined(
  state: DynastyState,
  { atMs, event }: DynastyStamped<PlayerJoined>,
): void {
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
}
