import type { SeasonId } from '../kernel';
import { asUnavailable } from './engine';
import type { SeasonStore } from './ports';

/** The version of a stored season. */
export type StreamVersion = {
  /** Null if the season does not exist. */
  readonly seq: number | null;
  /**
   * The time of the query by this process's clock. The version includes everything acknowledged
   * before it.
   */
  readonly askedAtMs: number;
};

type PendingQuery = {
  readonly ids: Set<SeasonId>;
  readonly versions: Promise<ReadonlyMap<SeasonId, StreamVersion>>;
};

/** The longest time that the next query waits for the answer to the previous one. */
const PATIENCE_MS = 100;

/**
 * Asks the store for the versions of seasons. Callers during a query share the next one, so that
 * any number of reads needs only one small query at a time. No caller gets the answer to a query
 * that began before the call.
 */
export class StreamVersions {
  private gathering: PendingQuery | null = null;
  private underWay: Promise<unknown> = Promise.resolve();

  constructor(private readonly store: Pick<SeasonStore, 'seqs'>) {}

  async of(id: SeasonId): Promise<StreamVersion> {
    this.gathering ??= this.gather();
    const { ids, versions } = this.gathering;
    ids.add(id);
    const version = (await versions).get(id);
    if (version === undefined) throw new Error('the store gave no version of an asked season');
    return version;
  }

  private gather(): PendingQuery {
    const ids = new Set<SeasonId>();
    const versions = this.turn().then(() => {
      this.gathering = null;
      const query = this.ask([...ids]);
      this.underWay = query.catch(() => null);
      return query;
    });
    return { ids, versions };
  }

  /**
   * Waits for the end of this turn of the event loop, and at most `PATIENCE_MS` for the previous
   * answer.
   */
  private async turn(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise((resolve) => (timer = setTimeout(resolve, PATIENCE_MS)));
    await Promise.race([this.underWay, patience]);
    clearTimeout(timer);
  }

  private async ask(ids: readonly SeasonId[]): Promise<ReadonlyMap<SeasonId, StreamVersion>> {
    const askedAtMs = performance.now();
    const seqs = await asUnavailable(() => this.store.seqs(ids));
    return new Map(ids.map((id) => [id, { seq: seqs.get(id) ?? null, askedAtMs }]));
  }
}
