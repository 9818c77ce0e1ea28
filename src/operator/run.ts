import { resolve } from 'node:path';
import { pino } from 'pino';
import { readConfig } from '../server';
import type { Config } from '../server';
import { CannotOpenStore } from '../store';
import { askServer } from './operator-socket';
import type { PerformRequest } from './operator-socket';
import { CommandFailed, UsageError } from './command';
import type { OperatorCall, OperatorCommand } from './command';
import { COMMANDS } from './commands';
import { assertStoreExists } from './assert-store-exists';
import { openOperatorStore } from './open-store';
import type { OperatorStore } from './open-store';

export type CommandLine = {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly say: (line: string) => void;
  readonly complain: (line: string) => void;
  readonly read: () => Promise<string>;
};

/** The exit code: 0 done, 1 impossible, 2 wrong call. */
export async function runOperator(
  [name, ...args]: readonly string[],
  surroundings: CommandLine,
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

/** A server that has the SQLite file carries out the command. */
async function run(
  command: OperatorCommand,
  args: readonly string[],
  config: Config,
  surroundings: CommandLine,
): Promise<number> {
  const { say, complain, read } = surroundings;
  if (config.databaseUrl === null && command.isAlone !== true) {
    const input = args.includes('--stdin') ? await read() : null;
    const asked = { args: [command.name, ...args], cwd: process.cwd(), input };
    const code = await askServer(config.dataDir, asked, (told) => {
      if ('say' in told) say(told.say);
      else if ('complain' in told) complain(told.complain);
    });
    if (code !== null) return code;
    return runHere(command, args, config, { ...surroundings, read: () => whatIsRead(input, read) });
  }
  return runHere(command, args, config, surroundings);
}

const whatIsRead = (input: string | null, read: () => Promise<string>): Promise<string> =>
  input === null ? read() : Promise.resolve(input);

async function runHere(
  command: OperatorCommand,
  args: readonly string[],
  config: Config,
  { say, complain, read }: CommandLine,
): Promise<number> {
  const log = pino({ level: 'error', base: null }, pino.destination(2));
  let node: OperatorStore | null = null;
  const open = async (): Promise<OperatorStore> => {
    assertStoreExists(config);
    return (node ??= await openOperatorStore(config, log));
  };
  const pathOf = (given: string): string => resolve(given);
  try {
    return await perform(command, { args, config, open, say, read, pathOf }, complain);
  } finally {
    await (node as OperatorStore | null)?.close();
  }
}

/** Carries out operators' commands in the server, with its own store and engine. */
export function performOn(node: OperatorStore, config: Config): PerformRequest {
  return async ({ args: [name, ...args], cwd, input }, tell) => {
    const complain = (line: string): void => {
      tell({ complain: line });
    };
    const command = COMMANDS.find((known) => known.name === name && known.isAlone !== true);
    if (command === undefined) {
      complain(
        'The running server has another version and does not know this command: stop it first.',
      );
      return 1;
    }
    return perform(
      command,
      {
        ...{ args, config, open: () => Promise.resolve(node) },
        say: (line) => {
          tell({ say: line });
        },
        read: () => Promise.resolve(input ?? ''),
        pathOf: (given) => resolve(cwd, given),
      },
      complain,
    );
  };
}

async function perform(
  command: OperatorCommand,
  call: OperatorCall,
  complain: (line: string) => void,
): Promise<number> {
  try {
    await command.run(call);
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      complain(`${error.message} Usage: ${usageOf(command)}`);
      return 2;
    }
    if (error instanceof CommandFailed || error instanceof CannotOpenStore) complain(error.message);
    else complain(`The command failed: ${String(error)}`);
    return 1;
  }
}

const usageOf = ({ name, usage }: OperatorCommand): string =>
  `npm run operator -- ${[name, usage].filter((part) => part !== '').join(' ')}`;

const help = (): string[] => [
  'The commands of an operator, which use the settings of the server:',
  ...COMMANDS.flatMap((command) => [`  ${usageOf(command)}`, `      ${command.what}`]),
];
