import type { Engine, Reading, SeasonRecord } from '../../engine';
import { seasonNotFound } from '../fault';

/** What a `Round` is resolved from: what lists know of it, and the whole of it once it is asked. */
export class RoundSource {
  private whole: Promise<Reading> | null = null;

  private constructor(
    readonly record: SeasonRecord,
    private readonly read: () => Promise<Reading>,
  ) {}

  static of(reading: Reading): RoundSource {
    return new RoundSource(reading.record, () => Promise.resolve(reading));
  }

  /** Of a record in a list: the season is read when a field needs it. */
  static listed(engine: Engine, record: SeasonRecord): RoundSource {
    return new RoundSource(record, async () => {
      const reading = await engine.read(record.id);
      if (reading === null) throw seasonNotFound();
      return reading;
    });
  }

  reading(): Promise<Reading> {
    this.whole ??= this.read();
    return this.whole;
  }
}
