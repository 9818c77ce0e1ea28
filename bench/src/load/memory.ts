import { quantile } from '../figures';
import type { Tally } from './tally';

const EVERY_MS = 2_000;
/** The fewest samples for a verdict: a fifth of fewer samples is meaningless. */
const FEWEST_SAMPLES = 60;
/** The permitted growth of memory, as a share, from the warmed-up phase to the end. */
const MAY_GROW = 0.1;
const MB = 1_000_000;

/** One measurement of a server's memory, in MB. */
type Sample = {
  readonly residentMb: number;
  /** Resident memory outside the JavaScript heap: buffers, code, memory kept by the allocator. */
  readonly outsideMb: number;
  /** Used JavaScript heap and external memory, garbage included. */
  readonly heapMb: number;
  readonly connections: number;
};

/** Polls a server's `/metrics`. */
export class MemoryWatch {
  readonly samples: Sample[] = [];
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly port: number,
    private readonly tally: Tally,
  ) {
    this.timer = setInterval(() => void this.look(), EVERY_MS);
  }

  private async look(): Promise<void> {
    try {
      const response = await fetch(`http://127.0.0.1:${this.port}/metrics`);
      this.samples.push(sampleOf(await response.text()));
    } catch (error) {
      this.tally.note('error', `the metrics could not be read: ${String(error)}`);
    }
  }

  /**
   * Compares the last fifth of the run with the second; in the first fifth the server warms up. For
   * the heap the minimum counts, since it is closest to the size after a collection: between
   * collections the amount of garbage depends on V8 and its load. For memory outside the heap the
   * median counts. Null if the run was too short.
   */
  judge(): readonly Growth[] | null {
    clearInterval(this.timer);
    const { length } = this.samples;
    if (length < FEWEST_SAMPLES) return null;
    const fifth = Math.floor(length / 5);
    const second = this.samples.slice(fifth, 2 * fifth);
    const last = this.samples.slice(-fifth);
    const growths = [
      growth('heap, after collections', second.map(heapMb), last.map(heapMb), 0),
      growth('outside the heap, median', second.map(outsideMb), last.map(outsideMb), 0.5),
    ];
    for (const { of, beforeMb, afterMb } of growths) {
      if (afterMb <= beforeMb * (1 + MAY_GROW)) continue;
      this.tally.note('memory grew', `${of}: ${beforeMb.toFixed(1)} MB, ${afterMb.toFixed(1)} MB`);
    }
    return growths;
  }
}

export type Growth = { readonly of: string; readonly beforeMb: number; readonly afterMb: number };

export const residentMb = (sample: Sample): number => sample.residentMb;
export const outsideMb = (sample: Sample): number => sample.outsideMb;
export const heapMb = (sample: Sample): number => sample.heapMb;

function growth(
  of: string,
  before: readonly number[],
  after: readonly number[],
  share: number,
): Growth {
  return { of, beforeMb: quantile(before, share), afterMb: quantile(after, share) };
}

function sampleOf(metrics: string): Sample {
  const value = (name: string): number =>
    Number(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'm').exec(metrics)?.[1] ?? NaN);
  const heap = value('nodejs_heap_size_used_bytes') + value('nodejs_external_memory_bytes');
  const resident = value('process_resident_memory_bytes');
  return {
    residentMb: resident / MB,
    outsideMb: (resident - value('nodejs_heap_size_total_bytes')) / MB,
    heapMb: heap / MB,
    connections: value('ridotto_live_connections'),
  };
}
