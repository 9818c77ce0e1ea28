import { pause } from './left-behind';
import type { Node } from './node';

/** The time after which a client gives up and sends the same request again. */
const PATIENCE_MS = 8_000;
/** The time after which a request counts as lost: the nodes did not recover without help. */
const GIVE_UP_MS = 60_000;

export type Person = { readonly token: string; readonly address: string };

export type Told = {
  readonly seq: number | null;
  readonly refusal: { readonly code: string } | null;
};

export type Command = {
  readonly field: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly by: Person;
};

type Body = {
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions?: { code?: string };
  }[];
};

/**
 * The error codes after which a client may try again. It does not know whether the command was
 * carried out.
 */
const AGAIN: readonly (string | undefined)[] = ['UNAVAILABLE', 'RATE_LIMITED'];

/** Counts of a run, for its report. */
export type Tally = { sent: number; again: number; unavailable: number };

/** Clients that send a request, with one key, to any running node until it is answered. */
export class Callers {
  readonly tally: Tally = { sent: 0, again: 0, unavailable: 0 };
  /** Answers that no fault of a machine explains. */
  readonly wrong: string[] = [];
  private turn = 0;

  constructor(private readonly nodes: readonly Node[]) {}

  /** The next running node in turn, as a proxy chooses it. */
  node(): Node {
    const up = this.nodes.filter(({ isUp }) => isUp);
    this.turn += 1;
    return (up.length === 0 ? this.nodes : up)[this.turn % (up.length || this.nodes.length)]!;
  }

  async ask<T>(
    query: string,
    variables: Readonly<Record<string, unknown>>,
    by: Person | { readonly token: null; readonly address: string },
  ): Promise<T> {
    const end = performance.now() + GIVE_UP_MS;
    for (let tries = 0; performance.now() < end; tries += 1) {
      if (tries > 0) this.tally.again += 1;
      const body = await this.post(query, variables, by);
      if (body !== null) {
        const [error] = body.errors ?? [];
        if (error === undefined) return body.data as T;
        const { code } = error.extensions ?? {};
        if (code === 'UNAVAILABLE') this.tally.unavailable += 1;
        if (!AGAIN.includes(code)) {
          this.wrong.push(`${code ?? 'no code'}: ${error.message}`);
          throw new Error(`${code ?? ''} ${error.message} to ${query}`);
        }
      }
      await pause(Math.min(1_000, 50 * 2 ** Math.min(tries, 5)));
    }
    throw new Error(`not answered within ${GIVE_UP_MS} ms: ${query}`);
  }

  /** null if the connection broke or no answer came: the client knows nothing. */
  private async post(
    query: string,
    variables: Readonly<Record<string, unknown>>,
    { token, address }: { readonly token: string | null; readonly address: string },
  ): Promise<Body | null> {
    this.tally.sent += 1;
    try {
      const response = await fetch(`${this.node().url}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': address,
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ query, variables }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      if (response.status === 502 || response.status === 503) {
        const text = await response.text();
        return text.startsWith('{') ? (JSON.parse(text) as Body) : null;
      }
      return (await response.json()) as Body;
    } catch {
      return null;
    }
  }

  async command({ field, input, by }: Command): Promise<Told> {
    const type = `${field[0]!.toUpperCase()}${field.slice(1)}Input!`;
    const query = `mutation ($input: ${type}) { ${field}(input: $input) { seq refusal { code } } }`;
    const data = await this.ask<Record<string, Told>>(query, { input }, by);
    return data[field]!;
  }
}
