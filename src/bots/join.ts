import type { Engine, Outcome, Feed } from '../engine';
import type { AccountId, Instant, SeasonId } from '../kernel';
import type { Accounts } from '../accounts';
import type { BotToken, PracticeRequest } from './practice';

/** The names of the server's bots. */
const NAMES: readonly string[] = [
  ...['Ada', 'Bruno', 'Chiara', 'Dario', 'Elena', 'Fausto', 'Gilda', 'Ivo', 'Lucia', 'Marco'],
  ...['Nina', 'Oreste', 'Paola', 'Renzo', 'Sofia', 'Tullio', 'Ugo', 'Viola', 'Wanda', 'Zeno'],
];

type Submits = Pick<Engine, 'submit'>;
type Joining = { readonly accountId: AccountId; readonly name: string };

const joinAs = (
  engine: Submits,
  id: SeasonId,
  { accountId, name }: Joining,
  inviteCode: string | null = null,
): Promise<Outcome | null> =>
  engine.submit(id, { type: 'JoinSeason', name, inviteCode }, { accountId, idempotencyKey: null });

/** Sets the clock of a rehearsal, as its host. */
export const setClock = (
  engine: Submits,
  id: SeasonId,
  host: AccountId,
  toMs: Instant,
): Promise<Outcome | null> =>
  engine.submit(id, { type: 'AdvanceClock', toMs }, { accountId: host, idempotencyKey: null });

type EnteringDeps = {
  readonly accounts: Pick<Accounts, 'enterAsBots'>;
  readonly feed: Pick<Feed, 'tokenRevoked'>;
};

/** Makes a new token for each bot of the season; the former tokens stop working on all nodes. */
export async function enterBots(
  { accounts, feed }: EnteringDeps,
  id: SeasonId,
): Promise<readonly BotToken[]> {
  const entered = await accounts.enterAsBots(id);
  for (const { ended } of entered) for (const token of ended) feed.tokenRevoked(token);
  return entered.map(({ secret, account }) => ({ token: secret, place: account.bot?.place ?? 1 }));
}

type SeatingDeps = {
  readonly engine: Pick<Engine, 'read' | 'submit'>;
  readonly accounts: Pick<Accounts, 'makeBots'>;
};

/** Makes the server's bots join an exhibition. A repeat does only the missing steps. */
export async function seatBots(
  { engine, accounts }: SeatingDeps,
  id: SeasonId,
  asked: { readonly host: AccountId; readonly bots: number; readonly opensAtMs: Instant | null },
): Promise<void> {
  for (const bot of await accounts.makeBots(id, NAMES.slice(0, asked.bots))) {
    await joinAs(engine, id, { accountId: bot.id, name: bot.displayName });
  }
  const { host, opensAtMs } = asked;
  const reading = await engine.read(id, 'NOW');
  if (reading === null || opensAtMs === null || reading.now >= opensAtMs) return;
  await setClock(engine, id, host, opensAtMs);
}

type JoiningDeps = {
  readonly engine: Engine;
  readonly accounts: Pick<Accounts, 'makeBots'>;
};

/**
 * Makes all players join a practice season. In a dynasty, the person and one bot are ready, so that
 * their game is dealt at once. A repeat does only the missing steps. Returns the number of the last
 * event.
 */
export async function joinWithBots(
  deps: JoiningDeps,
  id: SeasonId,
  asked: PracticeRequest,
): Promise<number> {
  const { accountId } = asked.asking;
  const { engine } = deps;
  const seqs: number[] = [];
  const noted = async (done: Promise<Outcome | null>): Promise<Outcome | null> => {
    const outcome = await done;
    seqs.push(outcome?.seq ?? 0);
    return outcome;
  };
  const join = (by: AccountId, name: string): Promise<Outcome | null> =>
    noted(joinAs(engine, id, { accountId: by, name }, asked.inviteCode));

  const joined = await join(accountId, asked.name);
  const free = NAMES.filter((name) => name.toLowerCase() !== asked.name.trim().toLowerCase());
  const bots = await deps.accounts.makeBots(id, free.slice(0, asked.bots));
  for (const bot of bots) await join(bot.id, bot.displayName);
  const reading = await engine.read(id, Math.max(...seqs));
  if (reading !== null && asked.opensAtMs !== null && reading.now < asked.opensAtMs) {
    await noted(setClock(engine, id, accountId, asked.opensAtMs));
  }
  const isNew = joined !== null && joined.refusal === null;
  if (reading?.kind === 'DYNASTY' && isNew) {
    const ready = { type: 'SetReadiness', ready: true, clientSeed: null } as const;
    for (const by of [accountId, ...bots.slice(0, 1).map((bot) => bot.id)]) {
      await noted(engine.submit(id, ready, { accountId: by, idempotencyKey: null }));
    }
  }
  return Math.max(...seqs, reading?.record.seq ?? 0);
}
