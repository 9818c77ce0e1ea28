export { takeActionOf } from './take-action';
export type { SetValue, TakeAction, ValueCommand } from './commands';
export { setValues, unlessAllSettable } from './effect';
export type { SetValueEffect } from './effect';
export type { ActionTaken, ValueChange, ValueEvent, ValueSet } from './events';
export { citing } from './ground';
export type { ValueGround } from './ground';
export { VALUE_REFUSALS } from './refusals';
export type { ValueRefusals } from './refusals';
export { TRACKED_SPECS } from './rows';
export type { ActionUseRow, Subject, TrackedRow, TrackedRows, TrackedState } from './rows';
export { Outcome } from './outcome';
export { putChanges, setValueOf } from './set-value';
export { changeWords } from './text';
export {
  cardValues,
  secretKeyNow,
  trackedOf,
  trackedOfCard,
  trackedViolations,
  valueNow,
} from './value-now';
export { leaveOffices, termAt, officeVotesOn } from './office-holders';
export type { OfficeRefusals } from './office-refusals';
export type { OfficeRow, OfficeVoteRow } from './office-rows';
