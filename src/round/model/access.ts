/** The guards of all commands, and the visibility of the season and its events. */
import type { RuleAnchor } from '../../rulesets';
import { guardsOf } from '../../season';
import { refuse } from './refusal';
import type { RoundRefusal } from './refusal';
import { roundOf, rulesetOf } from './state';
import type { RoundState } from './state';

export const GUARDS = guardsOf<RoundState, RoundRefusal, RuleAnchor>({
  seasonOf: roundOf,
  rulesetOf,
  phaseOf: (state) => roundOf(state).phase,
  refuse,
  over: (rule, endedAtMs) => refuse('ROUND_OVER', rule, { endedAtMs }),
});
export const { isHost, unlessOver, unlessRehearsal, canSee, seesEvent, summary } = GUARDS;

/** Refuses a command before the start and after the end of the round. */
export function unlessRunning(state: RoundState, rule: RuleAnchor): RoundRefusal | null {
  const { status, startsAtMs } = roundOf(state);
  if (status === 'SETUP') return refuse('ROUND_NOT_STARTED', rule, { startsAtMs });
  return unlessOver(state, rule);
}

/** Refuses a set-up command outside the set-up. A rehearsal is always in set-up. */
export function unlessSettingUp(state: RoundState, rule: RuleAnchor): RoundRefusal | null {
  const { status, testClockMs, startsAtMs } = roundOf(state);
  const isTime = status === 'SETUP' || testClockMs !== null;
  return unlessOver(state, rule) ?? (isTime ? null : refuse('SETUP_OVER', rule, { startsAtMs }));
}
