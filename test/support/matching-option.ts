import type { JsonObject } from '../../src/kernel';

type Option = { readonly mutation: string; readonly known: JsonObject; readonly facts: JsonObject };

/** Fields that tell one thing from another. */
const NAMES = ['kind', 'class', 'exchange', 'clause', 'terms', 'lot', 'office', 'value', 'action'];

const mutationOf = (type: string): string => type.charAt(0).toLowerCase() + type.slice(1);

/** All facts about a command in an option. */
export const toldBy = ({ known, facts }: Option): JsonObject => ({ ...facts, ...known });

/** True if an option covers the command and the things that it names. */
export function offersIt(options: readonly Option[], command: { readonly type: string }): boolean {
  const mutation = mutationOf(command.type);
  const input = command as unknown as JsonObject;
  return options.some(
    (option) =>
      option.mutation === mutation &&
      Object.entries(option.known).every(([name, fact]) => {
        const isName = name.endsWith('Id') || NAMES.includes(name);
        const asked = input[name] ?? null;
        return !isName || fact === null || asked === null || asked === fact;
      }),
  );
}
