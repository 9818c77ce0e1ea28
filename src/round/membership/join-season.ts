/**
 * "Anyone may become a player …, provided they have not been a player at any point in the past
 * seven days" [Players; ruling B3]. A round by invitation asks for its code; its host needs none.
 */
import { instant, plusRulesDays } from '../../kernel';
import type { AccountId, Instant } from '../../kernel';
import { nextPlayerId, putJoined } from '../../season';
import { unlessMayJoin, unlessNameTaken, unlessOver } from '../access';
import type { Asked, JoinSeason } from '../command';
import type { PlayerJoined } from '../event';
import { payOnJoining } from '../income/pay-income';
import { refuse } from '../refusal';
import type { RoundRefusal } from '../refusal';
import { roundOf, rulesetOf, tempoOf } from '../state';
import type { RoundState } from '../state';
import type { RoundStamped, RoundTurn } from '../turn';

export const LONGEST_PLAYER_NAME = 40;

export function joinSeason(turn: RoundTurn, command: Asked<JoinSeason>): RoundRefusal | null {
  const { state } = turn;
  const name = command.name.trim();
  const refusal =
    unlessMayJoin(state, command) ??
    unlessRejoinTooEarly(turn, command.accountId) ??
    unlessOver(state, 'players') ??
    unlessNameTaken(state, name);
  if (refusal !== null) return refusal;
  const playerId = nextPlayerId(state);
  turn.emit({ type: 'PlayerJoined', playerId, accountId: command.accountId, name });
  payOnJoining(turn, state.need('players', playerId));
  return null;
}

function unlessRejoinTooEarly({ state, now }: RoundTurn, account: AccountId): RoundRefusal | null {
  const rejoinAtMs = rejoinAt(state, account);
  if (rejoinAtMs === null || rejoinAtMs <= now) return null;
  return refuse('REJOIN_TOO_EARLY', 'players', { rejoinAtMs });
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
  { atMs, event }: RoundStamped<PlayerJoined>,
): void {
  putJoined(state, event, atMs);
}
