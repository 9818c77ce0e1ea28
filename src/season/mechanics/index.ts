export * from './secret-actions';
export { unlessAllSettable, VALUE_FIELDS } from './set-value-effect';
export type { SetValueEffect } from './set-value-effect';
export { citing } from './value-tracking';
export type { ValueTracking } from './value-tracking';
export { leaveOffices, officeVotesOn, termAt } from './office-holders';
export type { OfficeRow, OfficeVoteRow } from './office-holders';
export { ActionOutcome } from './action-outcome';
export { VALUE_REFUSALS } from './refusals';
export type { OfficeRefusals, ValueRefusals } from './refusals';
export { secretAttemptsOf } from './secret-attempts/commands';
export { passAttemptsOf } from './secret-attempts/pass-dates';
export {
  attemptWindows,
  isOpenAttempt,
  latestAttempts,
  lengthenAttempts,
  nextAttemptDate,
  openAttempts,
  postponeAttempts,
  revealingPlayers,
  withdrawAttempts,
} from './secret-attempts/rows';
export type { SecretAttemptRow } from './secret-attempts/rows';
export type {
  CommitSecretAttempt,
  DeclaredThing,
  EntrustSecretAttempt,
  RevealSecretAttempt,
  SecretAttemptCommand,
} from './secret-attempts/vocabulary';
export type { ValueChange } from './changes';
export { TRACKED_SPECS } from './rows';
export type { ActionUseRow, Subject, TrackedRow, TrackedRows, TrackedState } from './rows';
export { changeWords, putChanges, setValueOf } from './set-value';
export { takeActionOf } from './take-action';
export {
  cardValues,
  secretKeyNow,
  trackedOf,
  trackedOfCard,
  trackedViolations,
  valueNow,
} from './value-now';
export type {
  ActionTaken,
  SetValue,
  TakeAction,
  ValueCommand,
  ValueEvent,
  ValueSet,
} from './vocabulary';
export { movedItems, playersMoved } from './moved-items';
