/** The server's bots take their places in a season for show. Done again, it does what is missing. */
import type { AccountId, Instant, SeasonId } from '../kernel';
import type { Accounts } from '../accounts';
import type { Engine } from '../engine';
import { NAMES } from './names';

type Parts = {
  readonly engine: Pick<Engine, 'read' | 'submit'>;
  readonly accounts: Pick<Accounts, 'makeBots'>;
};

export async function seatBots(
  { engine, accounts }: Parts,
  id: SeasonId,
  asked: { readonly host: AccountId; readonly bots: number; readonly opensAtMs: Instant | null },
): Promise<void> {
  for (const bot of await accounts.makeBots(id, NAMES.slice(0, asked.bots))) {
    const command = { type: 'JoinSeason', name: bot.displayName, inviteCode: null } as const;
    await engine.submit(id, command, { accountId: bot.id, idempotencyKey: null });
  }
  const { host, opensAtMs } = asked;
  const reading = await engine.read(id, 'NOW');
  if (reading === null || opensAtMs === null || reading.now >= opensAtMs) return;
  const command = { type: 'AdvanceClock', toMs: opensAtMs } as const;
  await engine.submit(id, command, { accountId: host, idempotencyKey: null });
}
