/** All players join a practice season. A repeat does only what is missing. */
import type { SeasonId } from '../kernel';
import type { Accounts } from '../accounts';
import type { AccountId } from '../kernel';
import type { Engine, Outcome } from '../engine';
import { NAMES } from './names';
import { setClock, takePlace } from './places';
import type { PracticeAsked } from './practice';

type Parts = {
  readonly engine: Engine;
  readonly accounts: Pick<Accounts, 'makeBots'>;
};

/** Returns the number of the last joining event. */
export async function joinWithBots(
  parts: Parts,
  id: SeasonId,
  asked: PracticeAsked,
): Promise<number> {
  const { accountId } = asked.asking;
  const { engine } = parts;
  const seqs: number[] = [];
  const noted = async (done: Promise<Outcome | null>): Promise<Outcome | null> => {
    const outcome = await done;
    seqs.push(outcome?.seq ?? 0);
    return outcome;
  };
  const join = (by: AccountId, name: string): Promise<Outcome | null> =>
    noted(takePlace(engine, id, { accountId: by, name }, asked.inviteCode));

  const joined = await join(accountId, asked.name);
  const free = NAMES.filter((name) => name.toLowerCase() !== asked.name.trim().toLowerCase());
  for (const bot of await parts.accounts.makeBots(id, free.slice(0, asked.bots))) {
    await join(bot.id, bot.displayName);
  }
  const reading = await engine.read(id, Math.max(...seqs));
  if (reading !== null && asked.opensAtMs !== null && reading.now < asked.opensAtMs) {
    await noted(setClock(engine, id, accountId, asked.opensAtMs));
  }
  const isNew = joined !== null && joined.refusal === null;
  if (reading?.kind === 'DYNASTY' && isNew) {
    const ready = { type: 'SetReadiness', ready: true, clientSeed: null } as const;
    await noted(engine.submit(id, ready, { accountId, idempotencyKey: null }));
  }
  return Math.max(...seqs, reading?.record.seq ?? 0);
}
