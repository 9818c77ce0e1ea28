/**
 * "Only players may perform actions" [Players]; what the host alone may do is no matter of the
 * texts. Here is who asks, and what is refused before anything else of the state is looked at.
 */
import { playerId } from '../kernel';
import type { AccountId, Actor, PlayerId } from '../kernel';
import type { RuleAnchor } from '../rulesets';
import { refuse } from './refusal';
import type { RoundRefusal } from './refusal';
import { nextNumber, ownerOf, playerOfAccount, roundOf } from './state';
import type { RoundState } from './state';

/** The account as a player; as the one that joining would make it if it is none. */
export function playerActor(state: RoundState, account: AccountId): Actor {
  const player = playerOfAccount(state, account);
  return ownerOf(player?.id ?? nextPlayerId(state));
}

export const nextPlayerId = (state: RoundState): PlayerId =>
  playerId(`p${String(nextNumber(state, 'player'))}`);

export const isHost = (state: RoundState, account: AccountId): boolean =>
  roundOf(state).hostAccountId === account;

/** The refusal of what is only done while the round is being played. */
export function unlessRunning(state: RoundState, rule: RuleAnchor): RoundRefusal | null {
  const { status, startsAtMs } = roundOf(state);
  if (status === 'SETUP') return refuse('ROUND_NOT_STARTED', rule, { startsAtMs });
  return unlessOver(state, rule);
}

/** The refusal of what can be done before the start too, but not after the end. */
export function unlessOver(state: RoundState, rule: RuleAnchor): RoundRefusal | null {
  const { status, endedAtMs } = roundOf(state);
  return status === 'ENDED' ? refuse('ROUND_OVER', rule, { endedAtMs }) : null;
}

/** The refusal of what only a rehearsal lets its host do. */
export function unlessRehearsal(state: RoundState): RoundRefusal | null {
  const { testClockMs } = roundOf(state);
  return testClockMs === null ? refuse('NOT_A_REHEARSAL', 'seasons') : null;
}

/** The refusal of what the host does while the round is being set up; a rehearsal always is. */
export function unlessSettingUp(state: RoundState, rule: RuleAnchor): RoundRefusal | null {
  const { status, testClockMs, startsAtMs } = roundOf(state);
  const isTime = status === 'SETUP' || testClockMs !== null;
  return unlessOver(state, rule) ?? (isTime ? null : refuse('SETUP_OVER', rule, { startsAtMs }));
}
