import type { Meter } from '../kernel';
import type { Pace } from './engine';

/** The processor time of the process in milliseconds, including its threads. */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/**
 * Measures the processor time of a piece of work. On a busy machine it is less than the elapsed
 * time.
 */
export function measureCpu(): () => number {
  const [sinceMs, usedMs] = [performance.now(), cpuMs()];
  return () => Math.min(performance.now() - sinceMs, cpuMs() - usedMs);
}

type Watch = Pick<CpuWatch, 'usedMs' | 'pause' | 'resume'>;

/** Measures the processor time of a piece of work, without its pauses. */
class CpuWatch {
  private beforeMs = 0;
  private running: (() => number) | null = measureCpu();

  readonly usedMs = (): number => this.beforeMs + (this.running?.() ?? 0);

  pause(): void {
    this.beforeMs = this.usedMs();
    this.running = null;
  }

  resume(): void {
    this.running = measureCpu();
  }
}

/** A command took more processor time than it may. It is undone. */
export class CommandOverLimit extends Error {
  override readonly name = 'CommandOverLimit';

  constructor(
    /** Milliseconds of processor time so far. */
    readonly value: number,
    readonly maximum: number,
  ) {
    super(`the command took ${value} ms, where at most ${maximum} ms are allowed`);
  }
}

/** The number of rows between two checks, which take some thousandths of a millisecond. */
const ROWS = 100;

/** Calls `check`, which may throw, once for some rows. */
class SampledMeter implements Meter {
  private rows = 0;

  constructor(private readonly check: () => void) {}

  spend(rows: number): void {
    // One for the call, since a loop may find nothing.
    this.rows += rows + 1;
    if (this.rows < ROWS) return;
    this.rows = 0;
    this.check();
  }
}

/** Ends a command at its limit of processor time. Pauses do not count. */
export function commandMeter(limitMs: number, watch: Watch = new CpuWatch()): Meter {
  const meter = new SampledMeter(() => {
    const ms = watch.usedMs();
    if (ms > limitMs) throw new CommandOverLimit(Math.ceil(ms), limitMs);
  });
  return {
    spend: (rows) => {
      meter.spend(rows);
    },
    pause: () => {
      watch.pause();
    },
    resume: () => {
      watch.resume();
    },
  };
}

/** Ends work in one piece at the limit of its query; the pace then throws. */
export const paceMeter = (pace: Pace): Meter =>
  new SampledMeter(() => {
    pace.isOver();
  });
