/** What can be said of ducks without looking at the round. */
import { isName, nameExpected } from '../../kernel';
import { refuse } from '../refusal';
import type { RoundRefusal } from '../refusal';
import { MOST_ENTRIES, MOST_GRANTED } from '../rehearsal/grant-items';
import type { DuckCommand } from './commands';

export const LONGEST_DUCK_NAME = 40;

export function duckShape(command: DuckCommand): RoundRefusal | null {
  if (command.type === 'CreateDuck') {
    return isDuckName(command.name) ? null : malformed('name', DUCK_NAME_EXPECTED);
  }
  const { give, take } = command;
  if (give.length > MOST_ENTRIES) return malformed('give', `0 to ${MOST_ENTRIES} entries`);
  if (take.length > MOST_ENTRIES) return malformed('take', `0 to ${MOST_ENTRIES} entries`);
  const right = [...give, ...take].every(({ quantity }) => quantity <= MOST_GRANTED);
  return right ? null : malformed('quantity', `at most ${MOST_GRANTED}`);
}

export const DUCK_NAME_EXPECTED = nameExpected(LONGEST_DUCK_NAME);

export const isDuckName = (name: string): boolean => isName(name, LONGEST_DUCK_NAME);

const malformed = (field: string, expected: string): RoundRefusal =>
  refuse('MALFORMED', 'trade', { field, expected });
