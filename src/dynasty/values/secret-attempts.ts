import { secretAttemptsOf } from '../../season';
import type {
  CommitSecretAttempt,
  EntrustSecretAttempt,
  RevealSecretAttempt,
  SecretAttemptCommand,
} from '../../season';
import { byPlayer } from '../model/records';
import type { DynastyCommands } from '../model/records';
import { VALUE_TRACKING } from './value-tracking';

const ATTEMPTS = secretAttemptsOf(VALUE_TRACKING);

export const ATTEMPT_COMMANDS: DynastyCommands<SecretAttemptCommand> = {
  CommitSecretAttempt: byPlayer<CommitSecretAttempt, 'action'>(ATTEMPTS.commit),
  EntrustSecretAttempt: byPlayer<EntrustSecretAttempt, 'action'>(ATTEMPTS.entrust),
  RevealSecretAttempt: byPlayer<RevealSecretAttempt, 'action'>(ATTEMPTS.reveal),
};
