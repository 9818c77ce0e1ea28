import type { ActionState } from '../action-checks';
import type { ValueTracking } from '../value-tracking';
import { commitSecretAttemptOf, entrustSecretAttemptOf } from './commit-attempt';
import { revealSecretAttemptOf } from './reveal-attempt';

/** The commands of players about attempts at secret actions. */
export const secretAttemptsOf = <State extends ActionState, F>(
  tracking: ValueTracking<State, F>,
) => ({
  commit: commitSecretAttemptOf(tracking),
  entrust: entrustSecretAttemptOf(tracking),
  reveal: revealSecretAttemptOf(tracking),
});
