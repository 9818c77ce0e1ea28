import { GAME_NAMES } from '../ids/game-names';
import type { GameName } from '../ids/game-names';
import type { Engine, SeasonSnapshot, SeasonRecord } from '../../engine';
import { seasonNotFound } from '../errors/fault';
import type { DynastySnapshot, RoundSnapshot } from './by-game';

/** The source of a `Season`: its record, and its snapshot on first use. */
export class SeasonSource<R extends SeasonSnapshot = SeasonSnapshot> {
  private whole: Promise<R> | null = null;

  private constructor(
    readonly record: SeasonRecord,
    private readonly read: () => Promise<R>,
  ) {}

  static of<R extends SeasonSnapshot>(snapshot: R): SeasonSource<R> {
    return new SeasonSource(snapshot.record, () => Promise.resolve(snapshot));
  }

  /**
   * The source for a record in a list. Reads the season on first use, at the record's `seq` or
   * later.
   */
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
