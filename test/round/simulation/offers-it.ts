import type { JsonObject } from '../../../src/kernel';
import type { RoundCommand, RoundOption } from '../../../src/round';
import { mutationOf } from './table';

/** What names one thing among several, in the input as in the facts of an option. */
const NAMES = ['kind', 'class', 'exchange', 'clause', 'terms', 'lot'];

/** Whether one of the options is for this command, and for the things that it names. */
export function offersIt(options: readonly RoundOption[], command: RoundCommand): boolean {
  const mutation = mutationOf(command.type);
  const input = command as unknown as JsonObject;
  return options.some(
    (option) =>
      option.mutation === mutation &&
      Object.entries(option.facts).every(([name, fact]) => {
        const isName = name.endsWith('Id') || NAMES.includes(name);
        const asked = input[name] ?? null;
        return !isName || fact === null || asked === null || asked === fact;
      }),
  );
}
