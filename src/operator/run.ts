import { pino } from 'pino';
import { readConfig } from '../server';
import type { Config } from '../server';
import { CannotOpenStore } from '../store';
import { CannotDo, WrongUse } from './command';
import type { OperatorCommand } from './command';
import { COMMANDS } from './commands';
import { openDesk } from './desk';
import type { Desk } from './desk';
import { unlessNothingKept } from './nothing-kept';

export type Surroundings = {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly say: (line: string) => void;
  readonly complain: (line: string) => void;
  readonly read: () => Promise<string>;
};

/** The exit code: 0 done, 1 impossible, 2 wrong call. */
export async function runOperator(
  [name, ...args]: readonly string[],
  surroundings: Surroundings,
): Promise<number> {
  const { env, say, complain } = surroundings;
  if (name === undefined || name === 'help' || name === '--help') {
    for (const line of help()) say(line);
    return name === undefined ? 2 : 0;
  }
  const command = COMMANDS.find((known) => known.name === name);
  if (command === undefined) {
    complain(`There is no command ${JSON.stringify(name)}. The commands are:`);
    for (const line of help()) complain(line);
    return 2;
  }
  const config = readConfig(env);
  if ('problems' in config) {
    for (const problem of config.problems) complain(problem);
    return 1;
  }
  return run(command, args, config, surroundings);
}

async function run(
  command: OperatorCommand,
  args: readonly string[],
  config: Config,
  { say, complain, read }: Surroundings,
): Promise<number> {
  const log = pino({ level: 'error', base: null }, pino.destination(2));
  let desk: Desk | null = null;
  const open = async (): Promise<Desk> => {
    unlessNothingKept(config);
    return (desk ??= await openDesk(config, log));
  };
  try {
    await command.run({ args, config, open, say, read });
    return 0;
  } catch (error) {
    if (error instanceof WrongUse) {
      complain(`${error.message} Usage: ${usageOf(command)}`);
      return 2;
    }
    if (error instanceof CannotDo || error instanceof CannotOpenStore) complain(error.message);
    else complain(`It could not be done: ${String(error)}`);
    return 1;
  } finally {
    await (desk as Desk | null)?.close();
  }
}

const usageOf = ({ name, usage }: OperatorCommand): string =>
  `npm run operator -- ${[name, usage].filter((part) => part !== '').join(' ')}`;

const help = (): string[] => [
  'What an operator can do beside the server, with the server’s own settings:',
  ...COMMANDS.flatMap((command) => [`  ${usageOf(command)}`, `      ${command.what}`]),
];
