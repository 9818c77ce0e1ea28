/** The dates of attempts, which the clock passes. */
import type { Stepwise } from '../../../kernel';
import { isHeld } from '../../model/outage';
import type { Outage } from '../../model/outage';
import { failUnrevealed, matureSecrets, warnOfRevelation } from '../secret-actions';
import type { ActionState } from '../action-checks';
import type { ValueTracking } from '../value-tracking';
import { attemptsOf } from './attempts';
import type { AttemptTurn } from './open-attempt';
import { attemptsDue } from './rows';

/** `away`: the outage in progress, or null. */
export const passAttemptsOf = <State extends ActionState, F>(tracking: ValueTracking<State, F>) => {
  const attempts = attemptsOf(tracking);
  return {
    fail: (turn: AttemptTurn<State>, away: Outage | null): Stepwise =>
      failUnrevealed(
        attempts,
        turn,
        attemptsDue(turn.state, 'reveals', turn.now).filter(
          ({ revealsAtMs }) => !isHeld(away, revealsAtMs),
        ),
      ),
    mature: (turn: AttemptTurn<State>): Stepwise => matureSecrets(attempts, turn),
    /** `windows`: those whose warning is due. */
    warn: (turn: AttemptTurn<State>, windows: readonly string[]): void => {
      warnOfRevelation(attempts, turn, windows);
    },
  };
};
