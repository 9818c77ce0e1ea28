/**
 * A player joins, at any time: without Readiness, Wait or mask, with the pegs and the Magistrelli
 * that are the default. A dynasty by invitation asks for its code; its host needs none. Who re-joins
 * is a new player.
 */
import { mint, nameKey, nameLook, ordinalOf, sha256OfText } from '../../kernel';
import type { AccountId } from '../../kernel';
import { isHost, nextPlayerId, unlessOver } from '../access';
import type { Asked, JoinSeason } from '../command';
import type { PlayerJoined } from '../event';
import { refuse } from '../refusal';
import type { DynastyRefusal } from '../refusal';
import { dynastyOf, ownerOf, PEG, playerOfAccount, rulesetOf, takeNumber } from '../state';
import type { DynastyState } from '../state';
import type { DynastyStamped, DynastyTurn } from '../turn';
import { startingPegs } from './starting-pegs';

export function joinSeason(turn: DynastyTurn, command: Asked<JoinSeason>): DynastyRefusal | null {
  const { state } = turn;
  const { accountId } = command;
  const refusal = unlessInvited(state, command) ?? unlessOver(state, 'players');
  if (refusal !== null) return refusal;
  const name = command.name.trim();
  if (isTaken(state, name)) return refuse('NAME_TAKEN', 'players', { name });
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

/** Whether a present player's name looks like it, with letter case or without [ruling S6]. */
function isTaken(state: DynastyState, name: string): boolean {
  return (
    state.countBy('players', 'name', nameKey(name)) > 0 ||
    state.countBy('players', 'look', nameLook(name)) > 0
  );
}

function unlessInvited(
  state: DynastyState,
  { accountId, inviteCode }: Asked<JoinSeason>,
): DynastyRefusal | null {
  if (playerOfAccount(state, accountId) !== null) return refuse('ALREADY_A_PLAYER', 'players');
  return isInvited(state, accountId, inviteCode) ? null : refuse('INVITE_WRONG', 'seasons');
}

function isInvited(state: DynastyState, account: AccountId, code: string | null): boolean {
  const { visibility, inviteHash } = dynastyOf(state);
  if (visibility === 'PUBLIC' || isHost(state, account)) return true;
  return code !== null && inviteHash !== null && sha256OfText(code) === inviteHash;
}

export function evolvePlayerJoined(
  state: DynastyState,
  { atMs, event }: DynastyStamped<PlayerJoined>,
): void {
  const { playerId, accountId, name, magistrelli } = event;
  takeNumber(state, 'player', ordinalOf(playerId));
  state.put('players', {
    id: playerId,
    accountId,
    name,
    joinedAtMs: atMs,
    leftAtMs: null,
    departure: null,
  });
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
