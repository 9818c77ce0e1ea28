import type { Way } from '../api/use-command';
import { fieldOf } from '../season/option';

const IDLE: Way = { is: 'idle' };

/** The fields that refusals are about by their code alone. */
const BY_CODE: Readonly<Partial<Record<string, string>>> = { START_IN_THE_PAST: 'startsAt' };

/** The field of the input that is to blame for how a command ended; null for none. */
function blamedIn(way: Way): string | null {
  if (way.is === 'failed') return way.field;
  if (way.is !== 'refused') return null;
  const { code, facts } = way.refusal;
  const field = BY_CODE[code] ?? fieldOf(facts, 'field');
  return typeof field === 'string' ? field : null;
}

export type Beside = {
  /** The way of the command, as the field of that name tells it: only where it is to blame. */
  readonly at: (field: string) => Way;
  /** The same, for what no field of the form is to blame for. */
  readonly rest: Way;
};

/** How a command goes, told beside the field that it concerns; `fields` are those that the form shows. */
export function besideFields(way: Way, fields: readonly string[]): Beside {
  const found = blamedIn(way);
  const blamed = found !== null && fields.includes(found) ? found : null;
  return {
    at: (field) => (field === blamed ? way : IDLE),
    rest: blamed === null ? way : IDLE,
  };
}
