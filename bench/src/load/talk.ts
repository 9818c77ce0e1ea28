import { wait } from './door';
import type { Ledger } from './ledger';
import type { Speaker } from './speaker';
import type { Tally } from './tally';

/** A player with two sockets. Repeats are sent over the second. */
export type Player = { readonly seasonId: string; readonly sockets: readonly [Speaker, Speaker] };

type Answer = {
  readonly say: { readonly seq: number | null; readonly refusal: { readonly code: string } | null };
};

const PATIENCE_MS = 60_000;
/** The delay of late repeats, in milliseconds. */
const LATER_MS = 3_000;
/** Of this many commands, one is sent twice at once, and one is repeated later. */
const REPEAT_EVERY = 11;
const WORDS = 'is said so that all who follow the season hear of it, once, in its place.';

/** Sends commands at a steady rate. The players take turns. */
export class Talk {
  private said = 0;
  private readonly underWay = new Map<string, Promise<void>>();

  constructor(
    private readonly players: readonly Player[],
    private readonly ledger: Ledger,
    private readonly tally: Tally,
  ) {}

  /** Sends `count` commands at a rate of `aSecond`. Resolves when the last is sent. */
  async atRate(count: number, aSecond: number): Promise<void> {
    const started = performance.now();
    for (let nth = 0; nth < count; nth += 1) {
      await wait(started + (nth * 1_000) / aSecond - performance.now());
      void this.next();
    }
  }

  /** Sends `count` commands at once. Resolves with the first answer. */
  burst(count: number): Promise<void> {
    return Promise.race(Array.from({ length: count }, () => this.next()));
  }

  private next(): Promise<void> {
    this.said += 1;
    const text = `Command ${this.said} ${WORDS}`;
    const saying = this.say(this.said, text).finally(() => this.underWay.delete(text));
    this.underWay.set(text, saying);
    return saying;
  }

  private async say(number: number, text: string): Promise<void> {
    const player = this.players[number % this.players.length];
    if (player === undefined) throw new Error('nobody plays');
    const { seasonId, sockets } = player;
    const [first, second] = sockets;
    const key = `command ${number}`;
    const began = performance.now();
    // The server executes the command that arrives first, and gives the second the same answer.
    const twin = number % REPEAT_EVERY === 1 ? second.say(seasonId, text, key) : null;
    const answer = await first.say(seasonId, text, key);
    this.tally.latencies.push(performance.now() - began);
    this.tally.answered += 1;
    const { seq, refusal } = (JSON.parse(answer) as Answer).say;
    if (seq === null) this.tally.note('refusal', `${refusal?.code ?? ''} to ${text}`);
    else this.ledger.acknowledged({ seasonId, text, seq });
    if (twin !== null) this.compare(text, answer, await twin);
    if (number % REPEAT_EVERY !== 2) return;
    await wait(LATER_MS);
    this.compare(text, answer, await second.say(seasonId, text, key));
  }

  private compare(text: string, first: string, again: string): void {
    this.tally.repeated += 1;
    if (again !== first) this.tally.note('other answer', `${again} after ${first} to ${text}`);
  }

  /**
   * Resolves when all commands are answered or `PATIENCE_MS` is over. Commands still without an
   * answer count as lost.
   */
  async settle(): Promise<void> {
    const patience = new AbortController();
    await Promise.race([
      Promise.all(this.underWay.values()),
      new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, PATIENCE_MS);
        patience.signal.addEventListener('abort', () => {
          clearTimeout(timer);
        });
      }),
    ]);
    patience.abort();
    for (const text of this.underWay.keys()) {
      this.tally.note('lost command', `no answer to ${text}`);
    }
  }
}
