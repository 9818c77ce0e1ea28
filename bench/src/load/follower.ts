import type { RawSocket } from '../raw-socket';
import { comeIn, RETRY_MS, wait } from './door';
import type { Door } from './door';
import { FOLLOW } from './feed';
import type { Feed } from './feed';
import type { Tally } from './tally';

/** The bytes between the operation's id and the event's number in a message. */
const EVENT = Buffer.from('","type":"next","payload":{"data":{"journal":{"seq":');
const ID_AT = '{"id":"'.length;
const LONGEST_ID = 4;
const [ZERO, NINE] = [0x30, 0x39];

/** A socket that follows journals. After a loss it reconnects and resumes them. */
export class Follower {
  /** The number of reconnections. */
  returns = 0;
  private socket: RawSocket | null = null;
  private over = false;

  private constructor(
    private readonly door: Door,
    private readonly token: string | null,
    private readonly feeds: readonly Feed[],
    private readonly tally: Tally,
  ) {}

  static async open(
    door: Door,
    token: string | null,
    feeds: readonly Feed[],
    tally: Tally,
  ): Promise<Follower> {
    const follower = new Follower(door, token, feeds, tally);
    await follower.connect();
    return follower;
  }

  private async connect(): Promise<void> {
    const socket = await comeIn(this.door, this.token, () => this.over);
    if (socket === null || this.over) {
      socket?.close();
      return;
    }
    this.socket = socket;
    socket.hear = (bytes, start, end) => {
      this.hear(bytes, start, end);
    };
    socket.gone = () => {
      if (!this.over) void this.comeBack();
    };
    this.feeds.forEach(({ seasonId, last }, at) => {
      const payload = { query: FOLLOW, variables: { id: seasonId, after: last } };
      socket.sendText(JSON.stringify({ id: String(at), type: 'subscribe', payload }));
    });
  }

  private async comeBack(): Promise<void> {
    this.returns += 1;
    this.tally.returns += 1;
    await wait(RETRY_MS);
    try {
      await this.connect();
    } catch (error) {
      this.tally.note('feed cut off', String(error));
    }
  }

  private hear(bytes: Buffer, start: number, end: number): void {
    const from = start + ID_AT;
    const at = bytes.subarray(from, from + LONGEST_ID + EVENT.length).indexOf(EVENT);
    if (at < 0) {
      this.hearOther(bytes.toString('utf8', start, end));
      return;
    }
    const feed = this.feeds[numberAt(bytes, from)];
    feed?.hear(numberAt(bytes, from + at + EVENT.length));
  }

  /** Handles a message that is not an event. The journal has ended, so the follower reconnects. */
  private hearOther(text: string): void {
    if (!text.includes('"type":"complete"')) this.tally.note('error', text.slice(0, 300));
    this.socket?.close();
  }

  pause(): void {
    this.socket?.pause();
  }

  resume(): void {
    this.socket?.resume();
  }

  /** Resolves when its journals have every known event. */
  async reaches(head: (seasonId: string) => number): Promise<void> {
    await Promise.all(this.feeds.map((feed) => feed.reaches(head)));
  }

  close(): void {
    this.over = true;
    this.socket?.close();
  }
}

function numberAt(bytes: Buffer, start: number): number {
  let value = 0;
  for (let at = start; ; at += 1) {
    const digit = bytes[at] ?? 0;
    if (digit < ZERO || digit > NINE) return value;
    value = value * 10 + digit - ZERO;
  }
}
