import { GAME_NAMES } from '../ids/game-names';
import type { GameName } from '../ids/game-names';
import type { Engine, SeasonSnapshot, SeasonRecord } from '../../engine';
import { seasonNotFound } from '../errors/fault';
import type { DynastySnapshot, RoundSnapshot } from './by-game';

/** What a `Season` is resolved from: what lists know of it, and the whole of it once it is asked. */
export class SeasonSource<R extends SeasonSnapshot = SeasonSnapshot> {
  private whole: Promise<R> | null = null;

  private constructor(
    readonly record: SeasonRecord,
    private readonly read: () => Promise<R>,
  ) {}

  static of<R extends SeasonSnapshot>(snapshot: R): SeasonSource<R> {
    return new SeasonSource(snapshot.record, () => Promise.resolve(snapshot));
  }

  /** Of a record in a list: the season is read when a field needs it, no older than the record. */
  static listed(engine: Engine, record: SeasonRecord): SeasonSource {
    return new SeasonSource(record, async () => {
      const snapshot = await engine.read(record.id, record.seq);
      if (snapshot === null) throw seasonNotFound();
      return snapshot;
    });
  }

  snapshot(): Promise<R> {
    this.whole ??= this.read();
    return this.whole;
  }
}

export type RoundSource = SeasonSource<RoundSnapshot>;
export type DynastySource = SeasonSource<DynastySnapshot>;

export const seasonType = ({ record }: SeasonSource): GameName => GAME_NAMES[record.kind];
