import { quantile } from '../figures';
import { heapMb, outsideMb, residentMb } from './memory';
import type { MemoryWatch } from './memory';
import type { Tally } from './tally';

const HEAD = [
  'minute',
  'resident MB',
  'heap MB, least',
  'heap MB, median',
  'outside the heap MB',
  'sockets',
  'commands',
  'p50 ms',
  'p99 ms',
  'deliveries',
  'gaps',
  'repetitions',
];

type Seen = {
  readonly samples: number;
  readonly answered: number;
  readonly latencies: number;
  readonly deliveries: number;
};

/** A table with one row of figures per minute. */
export class Minutes {
  private readonly rows: string[][] = [];
  private seen: Seen;

  constructor(
    private readonly tally: Tally,
    private readonly memory: MemoryWatch,
  ) {
    this.seen = this.look();
  }

  private look(): Seen {
    const { answered, latencies, deliveries } = this.tally;
    const samples = this.memory.samples.length;
    return { samples, answered, latencies: latencies.length, deliveries };
  }

  /** Adds the row of the minute that has ended. */
  take(): void {
    const { tally, seen } = this;
    const samples = this.memory.samples.slice(seen.samples);
    const latencies = tally.latencies.slice(seen.latencies);
    const heap = samples.map(heapMb);
    this.rows.push([
      String(this.rows.length + 1),
      quantile(samples.map(residentMb), 0.5).toFixed(1),
      quantile(heap, 0).toFixed(1),
      quantile(heap, 0.5).toFixed(1),
      quantile(samples.map(outsideMb), 0.5).toFixed(1),
      String(samples.at(-1)?.connections ?? ''),
      whole(tally.answered - seen.answered),
      quantile(latencies, 0.5).toFixed(1),
      quantile(latencies, 0.99).toFixed(1),
      whole(tally.deliveries - seen.deliveries),
      String(tally.count('gap')),
      String(tally.count('repetition')),
    ]);
    this.seen = this.look();
    process.stderr.write(`${this.rows.at(-1)?.join('  ') ?? ''}\n`);
  }

  print(): string {
    const rule = HEAD.map(() => '--:');
    return [HEAD, rule, ...this.rows].map((row) => `| ${row.join(' | ')} |\n`).join('');
  }
}

export const whole = (value: number): string => value.toLocaleString('en-US');
