import { pino } from 'pino';
import { rotateSecret } from '../bootstrap';
import { CannotReseal } from '../store';
import { CommandFailed, UsageError } from './command';
import type { OperatorCommand } from './command';
import { assertStoreExists } from './assert-store-exists';

const FLAGS: readonly string[] = ['--read', '--leave-unreadable'];

export const rotateSecretCommand: OperatorCommand = {
  name: 'rotate-secret',
  isAlone: true,
  usage: '[--read] [--leave-unreadable]',
  what:
    'Seals everything with a new secret, which is generated, or with --read taken from standard ' +
    'input. Stop all nodes first.',
  run: async ({ args, config, say, read }) => {
    if (args.some((arg) => !FLAGS.includes(arg))) {
      throw new UsageError('The command takes no other flags.');
    }
    assertStoreExists(config);
    const given = args.includes('--read') ? (await read()).trim() : null;
    const leavesUnreadable = args.includes('--leave-unreadable');
    const log = pino({ level: 'warn', base: null }, pino.destination(2));
    const { resealed, left, inFile } = await rotateSecret({
      config,
      log,
      given,
      leavesUnreadable,
    }).catch((error: unknown): never => {
      throw error instanceof CannotReseal ? new CommandFailed(error.message) : error;
    });
    say(`Sealed again: ${resealed}${left === 0 ? '' : `, left as they were: ${left}`}.`);
    for (const line of whereItIs(config, inFile)) say(line);
    say('Earlier backups need the old secret. Requests with an earlier idempotency key are not');
    say('recognised: in a season they are refused, elsewhere they count as new.');
  },
};

function whereItIs(
  { secret, dataDir }: { readonly secret: string | null; readonly dataDir: string },
  inFile: boolean,
): string[] {
  const file = `${dataDir}/secret`;
  if (!inFile) return ['Set RIDOTTO_SECRET to the new secret on all nodes, and start them.'];
  if (secret === null) return [`The new secret is in ${file}, the old one in ${file}.old.`];
  return [
    `The new secret is in ${file}: set RIDOTTO_SECRET to it on all nodes, or leave it unset on ` +
      'this one, and start them.',
  ];
}
