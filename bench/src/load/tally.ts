/** The kinds of violations, in the order of the report. */
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

/** The number of violations printed in words; more are only counted. */
const TOLD = 10;

/** The observations of a load, and its violations. */
export class Tally {
  /** Events received by followers. An event counts once for each follower. */
  deliveries = 0;
  /** Answered commands, without repeats. */
  answered = 0;
  /** Commands repeated with their key and answered again. */
  repeated = 0;
  /** Commands sent again because they had no answer, or the answer `UNAVAILABLE`. */
  sentAgain = 0;
  /** The number of reconnections. */
  returns = 0;
  /** The latencies of commands, in milliseconds. */
  latencies: number[] = [];
  /** The first violations, one sentence each. */
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
