import { secretAttemptsOf } from '../../season';
import type {
  CommitSecretAttempt,
  EntrustSecretAttempt,
  RevealSecretAttempt,
  SecretAttemptCommand,
} from '../../season';
import { byPlayer } from '../model/records';
import type { RoundCommands } from '../model/records';
import { VALUE_TRACKING } from './value-tracking';

const { commit, entrust, reveal } = secretAttemptsOf(VALUE_TRACKING);

export const ATTEMPT_COMMANDS: RoundCommands<SecretAttemptCommand> = {
  CommitSecretAttempt: byPlayer<CommitSecretAttempt, 'action'>(commit),
  EntrustSecretAttempt: byPlayer<EntrustSecretAttempt, 'action'>(entrust),
  RevealSecretAttempt: byPlayer<RevealSecretAttempt, 'action'>(reveal),
};
