/**
 * "Anyone may become a player …, provided they have not been a player at any point in the past
 * seven days" [Players; ruling B3]. A round by invitation asks for its code; its host needs none.
 */
import { instant, nameKey, nameLook, ordinalOf, plusRulesDays, sha256OfText } from '../../kernel';
import type { AccountId, Instant } from '../../kernel';
import { isHost, nextPlayerId, unlessOver } from '../access';
import type { Asked, JoinSeason } from '../command';
import type { PlayerJoined } from '../event';
import { payOnJoining } from '../income/pay-income';
import { refuse } from '../refusal';
import type { RoundRefusal } from '../refusal';
import { playerOfAccount, roundOf, rulesetOf, takeNumber, tempoOf } from '../state';
import type { RoundState } from '../state';
import type { RoundStamped, RoundTurn } from '../turn';

export const LONGEST_PLAYER_NAME = 40;

export function joinSeason(turn: RoundTurn, command: Asked<JoinSeason>): RoundRefusal | null {
  const { state } = turn;
  const refusal = mayJoin(turn, command) ?? unlessOver(state, 'players');
  if (refusal !== null) return refusal;
  const name = command.name.trim();
  if (isTaken(state, name)) return refuse('NAME_TAKEN', 'players', { name });
  const playerId = nextPlayerId(state);
  turn.emit({ type: 'PlayerJoined', playerId, accountId: command.accountId, name });
  payOnJoining(turn, state.need('players', playerId));
  return null;
}

/** Whether a present player's name looks like it, with letter case or without [ruling S6]. */
function isTaken(state: RoundState, name: string): boolean {
  return (
    state.countBy('players', 'name', nameKey(name)) > 0 ||
    state.countBy('players', 'look', nameLook(name)) > 0
  );
}

function mayJoin({ state, now }: RoundTurn, command: Asked<JoinSeason>): RoundRefusal | null {
  const { accountId, inviteCode } = command;
  if (playerOfAccount(state, accountId) !== null) return refuse('ALREADY_A_PLAYER', 'players');
  if (!isInvited(state, accountId, inviteCode)) return refuse('INVITE_WRONG', 'seasons');
  const rejoinAtMs = rejoinAt(state, accountId);
  if (rejoinAtMs === null || rejoinAtMs <= now) return null;
  return refuse('REJOIN_TOO_EARLY', 'players', { rejoinAtMs });
}

function isInvited(state: RoundState, account: AccountId, code: string | null): boolean {
  const { visibility, inviteHash } = roundOf(state);
  if (visibility === 'PUBLIC' || isHost(state, account)) return true;
  return code !== null && inviteHash !== null && sha256OfText(code) === inviteHash;
}

/** From when one who left may join again; null for who never was a player. */
export function rejoinAt(state: RoundState, account: AccountId): Instant | null {
  const left = state.by('players', 'account', account).map(({ leftAtMs }) => leftAtMs ?? 0);
  if (left.length === 0) return null;
  const lastLeft = instant(Math.max(...left));
  const { rejoinAfterDays } = rulesetOf(state).membership;
  return plusRulesDays(tempoOf(roundOf(state)), lastLeft, rejoinAfterDays);
}

export function evolvePlayerJoined(
  state: RoundState,
  { atMs, event: { playerId, accountId, name } }: RoundStamped<PlayerJoined>,
): void {
  takeNumber(state, 'player', ordinalOf(playerId));
  state.put('players', {
    id: playerId,
    accountId,
    name,
    joinedAtMs: atMs,
    leftAtMs: null,
    departure: null,
  });
}
