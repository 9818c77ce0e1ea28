import type { CommandState } from '../../platform/api/use-command';
import { fieldOf } from '../../platform/offered-option';

const IDLE: CommandState = { is: 'idle' };

/** The fields of refusals whose facts name no field. */
const BY_CODE: Readonly<Partial<Record<string, string>>> = { START_IN_THE_PAST: 'startsAt' };

/** The input field that caused the error; null if no field did. */
function blamedIn(state: CommandState): string | null {
  if (state.is === 'failed') return state.field;
  if (state.is !== 'refused') return null;
  const { code, facts } = state.refusal;
  const field = BY_CODE[code] ?? fieldOf(facts, 'field');
  return typeof field === 'string' ? field : null;
}

export type FieldErrors = {
  /**
   * The state for the field of this name: the command's state if the field caused the error,
   * otherwise idle.
   */
  readonly at: (field: string) => CommandState;
  /** The state with the errors that belong to no field of the form. */
  readonly rest: CommandState;
};

/** Shows a command's errors beside the fields that caused them. `fields` are the form's fields. */
export function fieldErrors(state: CommandState, fields: readonly string[]): FieldErrors {
  const found = blamedIn(state);
  const blamed = found !== null && fields.includes(found) ? found : null;
  return {
    at: (field) => (field === blamed ? state : IDLE),
    rest: blamed === null ? state : IDLE,
  };
}
