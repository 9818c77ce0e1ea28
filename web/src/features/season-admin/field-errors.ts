import type { Way } from '../../platform/api/use-command';
import { fieldOf } from '../../platform/offered-option';

const IDLE: Way = { is: 'idle' };

/** Refusals whose code alone names the field. */
const BY_CODE: Readonly<Partial<Record<string, string>>> = { START_IN_THE_PAST: 'startsAt' };

/** The input field to blame for a failed command; null if none is. */
function blamedIn(way: Way): string | null {
  if (way.is === 'failed') return way.field;
  if (way.is !== 'refused') return null;
  const { code, facts } = way.refusal;
  const field = BY_CODE[code] ?? fieldOf(facts, 'field');
  return typeof field === 'string' ? field : null;
}

export type Beside = {
  /** The command's state for the field of that name: an error only if the field is to blame. */
  readonly at: (field: string) => Way;
  /** The state with the errors that no field of the form is to blame for. */
  readonly rest: Way;
};

/** Shows a command's errors beside the fields to blame; `fields` are the form's. */
export function besideFields(way: Way, fields: readonly string[]): Beside {
  const found = blamedIn(way);
  const blamed = found !== null && fields.includes(found) ? found : null;
  return {
    at: (field) => (field === blamed ? way : IDLE),
    rest: blamed === null ? way : IDLE,
  };
}
