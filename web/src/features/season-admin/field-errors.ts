import type { CommandState } from '../../platform/api/use-command';
import { fieldOf } from '../../platform/offered-option';

const IDLE: CommandState = { is: 'idle' };

/** Refusals whose code alone names the field. */
const BY_CODE: Readonly<Partial<Record<string, string>>> = { START_IN_THE_PAST: 'startsAt' };

/** The input field to blame for a failed command; null if none is. */
function blamedIn(state: CommandState): string | null {
  if (state.is === 'failed') return state.field;
  if (state.is !== 'refused') return null;
  const { code, facts } = state.refusal;
  const field = BY_CODE[code] ?? fieldOf(facts, 'field');
  return typeof field === 'string' ? field : null;
}

export type FieldErrors = {
  /** The command's state for the field of that name: an error only if the field is to blame. */
  readonly at: (field: string) => CommandState;
  /** The state with the errors that no field of the form is to blame for. */
  readonly rest: CommandState;
};

/** Shows a command's errors beside the fields to blame; `fields` are the form's. */
export function fieldErrors(state: CommandState, fields: readonly string[]): FieldErrors {
  const found = blamedIn(state);
  const blamed = found !== null && fields.includes(found) ? found : null;
  return {
    at: (field) => (field === blamed ? state : IDLE),
    rest: blamed === null ? state : IDLE,
  };
}
