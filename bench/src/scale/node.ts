import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { makeSealing, SeasonEngine } from '../../../src/engine';
import type { CreateCommand, Outcome } from '../../../src/engine';
import { MemoryChangeBus } from '../../../src/feed';
import { accountId, instant, invariant, seasonId } from '../../../src/kernel';
import type { SeasonId } from '../../../src/kernel';
import type { RoundCommand } from '../../../src/round';
import { DEFAULT_EDITION, findEdition } from '../../../src/rulesets';
import { openStore } from '../../../src/store';
import type { Store } from '../../../src/store';

export const SUNDAY = instant(Date.parse('2021-08-29T00:00:00Z'));
const SECRET = 'the benchmark shares this secret with nobody';

/** The engine over SQLite, including fsync, but without the API. */
export class BenchNode {
  private constructor(
    readonly store: Store,
    readonly engine: SeasonEngine,
    private readonly dataDir: string,
  ) {}

  static async open(): Promise<BenchNode> {
    return BenchNode.at(await mkdtemp(join(tmpdir(), 'ridotto-bench-')));
  }

  private static async at(dataDir: string): Promise<BenchNode> {
    const store = await openStore({ url: null, dataDir });
    const engine = new SeasonEngine({
      store: store.seasons,
      changeBus: new MemoryChangeBus(pino({ level: 'silent' })),
      clock: { now: () => SUNDAY },
      sealing: makeSealing(SECRET),
      onError: (error) => {
        throw error;
      },
    });
    return new BenchNode(store, engine, dataDir);
  }

  /** Reopens the same data, with nothing in memory. */
  async again(): Promise<BenchNode> {
    await this.close();
    return BenchNode.at(this.dataDir);
  }

  async makeRound(): Promise<SeasonId> {
    const document = findEdition(DEFAULT_EDITION);
    invariant(document !== null, 'the default edition');
    const command: Extract<RoundCommand, CreateCommand> = {
      type: 'CreateRound',
      name: 'Bench',
      visibility: 'PUBLIC',
      inviteHash: null,
      document,
      startsAtMs: SUNDAY,
      rulesStartMs: null,
      rehearsal: false,
    };
    const asking = { accountId: accountId('host'), idempotencyKey: null };
    const made = done(await this.engine.create(command, asking));
    return seasonId(made.seasonId ?? '');
  }

  async ask(
    id: SeasonId,
    account: string,
    command: Exclude<RoundCommand, CreateCommand>,
  ): Promise<void> {
    const asking = { accountId: accountId(account), idempotencyKey: null };
    done(await this.engine.submit(id, command, asking));
  }

  /** Calls `act` `count` times, 64 calls at once. */
  async each(count: number, act: (place: number) => Promise<void>): Promise<void> {
    let next = 0;
    const worker = async (): Promise<void> => {
      while (next < count) {
        next += 1;
        await act(next - 1);
      }
    };
    await Promise.all(Array.from({ length: 64 }, worker));
  }

  async close(): Promise<void> {
    await this.engine.close();
    await this.store.close();
  }

  async drop(): Promise<void> {
    await this.close();
    await rm(this.dataDir, { recursive: true, force: true });
  }
}

function done(outcome: Outcome | null): Outcome {
  invariant(outcome?.refusal === null, `refused: ${JSON.stringify(outcome)}`);
  return outcome;
}
