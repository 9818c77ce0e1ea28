/** What must never happen, in the order in which it is told. */
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

/** This many are told in words; the others are only counted. */
const TOLD = 10;

/** What a load has seen, and what it should not have seen. */
export class Tally {
  /** Events that followers heard, each time that one of them heard one. */
  deliveries = 0;
  /** Commands that were answered; repeats of them do not count. */
  answered = 0;
  /** Commands that were sent once more with their key, and got an answer. */
  repeated = 0;
  /** Commands whose connection was lost before the answer, and that were sent again. */
  sentAgain = 0;
  /** Connections that ended and were made again. */
  returns = 0;
  /** How long commands took to be answered. */
  latencies: number[] = [];
  /** The first faults, a sentence each. */
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
