/** The server's bots join an exhibition. A repeat does only what is missing. */
import type { AccountId, Instant, SeasonId } from '../kernel';
import type { Accounts } from '../accounts';
import type { Engine } from '../engine';
import { NAMES } from './names';
import { setClock, takePlace } from './places';

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
    await takePlace(engine, id, { accountId: bot.id, name: bot.displayName });
  }
  const { host, opensAtMs } = asked;
  const reading = await engine.read(id, 'NOW');
  if (reading === null || opensAtMs === null || reading.now >= opensAtMs) return;
  await setClock(engine, id, host, opensAtMs);
}
