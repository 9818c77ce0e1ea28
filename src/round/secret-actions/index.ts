import type { RoundCommands, RoundEvents } from '../model/records';
import type { SecretActionCommand, SecretActionEvent } from './vocabulary';
import { commitSecretAction, secretActionCommitted } from './commit-secret-action';
import { secretActionFailed } from './fail-secret-action';
import { secretActionRevealed } from './open-declaration';
import { revealSecretAction } from './reveal-secret-action';
import { sealBids } from './seal-bids';
import { sealHand } from './seal-hand';
import { revelationOpened, revelationWarned } from './warn-of-revelation';

export const SECRET_ACTION_COMMANDS: RoundCommands<SecretActionCommand> = {
  CommitSecretAction: commitSecretAction,
  RevealSecretAction: revealSecretAction,
  SealBids: sealBids,
  SealHand: sealHand,
};

export const SECRET_ACTION_EVENTS: RoundEvents<SecretActionEvent> = {
  SecretActionCommitted: secretActionCommitted,
  SecretActionRevealed: secretActionRevealed,
  SecretActionFailed: secretActionFailed,
  RevelationOpened: revelationOpened,
  RevelationWarned: revelationWarned,
};
