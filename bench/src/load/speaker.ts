import type { RawSocket } from '../raw-socket';
import { comeIn, RETRY_MS, wait } from './door';
import type { Door } from './door';
import type { Tally } from './tally';

const SAY = `mutation Say($input: SayInput!) { say(input: $input) { seq refusal { code } } }`;

type UnderWay = { readonly message: string; readonly answered: (data: string) => void };
type Reply = {
  readonly id?: string;
  readonly type: string;
  readonly payload?: { readonly data?: unknown; readonly errors?: unknown };
};

/**
 * A player's socket. When it is lost, its unanswered commands are repeated with their keys over a
 * new one, at the first node that accepts.
 */
export class Speaker {
  private readonly underWay = new Map<string, UnderWay>();
  private socket: RawSocket | null = null;
  private sent = 0;
  private over = false;

  private constructor(
    private readonly door: Door,
    private readonly token: string,
    private readonly tally: Tally,
  ) {}

  static async open(door: Door, token: string, tally: Tally): Promise<Speaker> {
    const speaker = new Speaker(door, token, tally);
    await speaker.connect();
    return speaker;
  }

  private async connect(): Promise<void> {
    const socket = await comeIn(this.door, this.token, () => this.over);
    if (socket === null || this.over) {
      socket?.close();
      return;
    }
    this.socket = socket;
    socket.hear = (bytes, start, end) => {
      this.hear(JSON.parse(bytes.toString('utf8', start, end)) as Reply);
    };
    socket.gone = () => {
      this.socket = null;
      if (!this.over) void this.comeBack();
    };
    for (const { message } of this.underWay.values()) {
      this.tally.sentAgain += 1;
      socket.sendText(message);
    }
  }

  private async comeBack(): Promise<void> {
    this.tally.returns += 1;
    await wait(RETRY_MS);
    try {
      await this.connect();
    } catch (error) {
      this.tally.note('error', `a player cannot come in: ${String(error)}`);
    }
  }

  /** Sends a command. Resolves with the `data` of its answer, as JSON. */
  say(seasonId: string, text: string, idempotencyKey: string): Promise<string> {
    this.sent += 1;
    const id = String(this.sent);
    const input = { seasonId, channel: 'GAME_ACTIONS', text, idempotencyKey };
    const payload = { query: SAY, variables: { input } };
    const message = JSON.stringify({ id, type: 'subscribe', payload });
    return new Promise((answered) => {
      this.underWay.set(id, { message, answered });
      this.socket?.sendText(message);
    });
  }

  private hear({ id = '', type, payload }: Reply): void {
    const asked = this.underWay.get(id);
    if (asked === undefined || type === 'complete') return;
    const data = payload?.data ?? null;
    if (data !== null) {
      this.underWay.delete(id);
      asked.answered(JSON.stringify(data));
      return;
    }
    const text = JSON.stringify(payload);
    // Only this error asks for a repeat.
    if (!text.includes('"UNAVAILABLE"')) this.tally.note('error', text.slice(0, 300));
    void this.sayAgain(id, asked);
  }

  private async sayAgain(id: string, { message }: UnderWay): Promise<void> {
    await wait(RETRY_MS);
    if (this.socket === null || !this.underWay.has(id)) return;
    this.tally.sentAgain += 1;
    this.socket.sendText(message);
  }

  close(): void {
    this.over = true;
    this.socket?.close();
  }
}
