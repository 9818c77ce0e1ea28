/** The violations, in the order of the report. */
export const FAULTS = [
  'gap',
  'repetition',
  'lost command',
  'command done twice',
  'other answer',
  'refusal',
  'error',
  'feed left behind',
  'feed cut off',
  'node not stopped in order',
  'memory grew',
] as const;
export type Fault = (typeof FAULTS)[number];

/** This many violations are printed in words; the others only count. */
const TOLD = 10;

/** The observations of a load, with its violations. */
export class Tally {
  /** Events received by followers, counted per follower. */
  deliveries = 0;
  /** Commands answered; repeats do not count. */
  answered = 0;
  /** Commands repeated with their key and answered again. */
  repeated = 0;
  /** Commands sent again after their connection was lost before the answer. */
  sentAgain = 0;
  /** Reconnections. */
  returns = 0;
  /** Latencies of commands. */
  latencies: number[] = [];
  /** The first violations, a sentence each. */
  readonly words: string[] = [];
  private readonly counts = new Map<Fault, number>();

  note(fault: Fault, words: string): void {
    this.counts.set(fault, this.count(fault) + 1);
    if (this.words.length < TOLD) this.words.push(`${fault}: ${words}`);
  }

  count(fault: Fault): number {
    return this.counts.get(fault) ?? 0;
  }

  get isClean(): boolean {
    return this.counts.size === 0;
  }
}
