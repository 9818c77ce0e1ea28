/**
 * Checks that several nodes agree: a commit that one node acknowledged is visible at once on
 * another.
 */
import { ask, joinRound, makeRound, openGraphqlSocket } from '../ridotto-client';
import type { RawSocket } from '../raw-socket';
import type { Node } from './cluster';

export type AgreeSize = { readonly nodes: number; readonly rounds: number; readonly lanes: number };

/** The counts of violations, and the number of reads that could have shown one. */
export type Agreement = {
  readonly rounds: number;
  refusals: number;
  olderThanNamed: number;
  notFound: number;
  otherAnswers: number;
  errors: number;
  reads: number;
  readonly words: string[];
};

const TOLD = 10;
/**
 * In every fourth round, a guest joins at one node and speaks at another. In every twentieth, a
 * stream is opened.
 */
const JOINING = 4;
const STREAMING = 20;

const SIT = `mutation ($id: ID!, $table: ID, $key: ID) {
  sitDown(input: { seasonId: $id, tableId: $table, idempotencyKey: $key }) {
    seq refusal { code } table { id }
  }
}`;
const STAND = `mutation ($id: ID!) {
  standUp(input: { seasonId: $id }) { seq refusal { code } }
}`;
const SAY = `mutation ($id: ID!) {
  say(input: { seasonId: $id, channel: GAME_ACTIONS, text: "here" }) { seq refusal { code } }
}`;
const READ = `query ($id: ID!, $table: ID!, $seen: Int) {
  season(id: $id, atLeast: $seen) { seq }
  node(id: $table) { id }
}`;
const WATCH = `subscription ($table: ID!, $seen: Int) {
  tableUpdated(tableId: $table, atLeast: $seen) { id seq }
}`;

type Done = {
  readonly seq: number | null;
  readonly refusal: { readonly code: string } | null;
  readonly table?: { readonly id: string } | null;
};
type Read = { readonly season: { readonly seq: number } | null; readonly node: object | null };
type Shown = { readonly data?: { readonly tableUpdated?: { readonly seq: number } | null } };
type Watched = { readonly id: string; readonly type: string; readonly payload?: Shown };

/** One season. In each round Ann and Bob play at different nodes. */
class Lane {
  private constructor(
    private readonly nodes: readonly Node[],
    private readonly sockets: readonly RawSocket[],
    private readonly ann: { readonly token: string; readonly seasonId: string },
    private readonly bob: string,
    private readonly seen: Agreement,
  ) {}

  static async open(nodes: readonly Node[], seen: Agreement): Promise<Lane> {
    const port = portOf(nodes, 0);
    const ann = await makeRound(port);
    const bob = await joinRound(port, 'Bob', ann.seasonId);
    const sockets = await Promise.all(nodes.map((node) => openGraphqlSocket(node.port, null)));
    return new Lane(nodes, sockets, ann, bob.token, seen);
  }

  async round(number: number): Promise<void> {
    const from = number % this.nodes.length;
    const to = (from + 1 + (number % (this.nodes.length - 1))) % this.nodes.length;
    const [here, there] = [portOf(this.nodes, from), portOf(this.nodes, to)];
    const id = this.ann.seasonId;
    const opened = await this.done('sitDown', here, this.ann.token, SIT, { id });
    const table = opened?.table?.id;
    if (table === undefined) return;
    const seq = opened?.seq ?? 0;
    const sit = { id, table, key: `sit ${number}` };
    const [sat] = await Promise.all([
      this.done('sitDown', there, this.bob, SIT, sit),
      this.read(there, table, seq),
      this.watch(to, number, table, seq),
      number % STREAMING === 0 ? this.stream(there, table, seq) : null,
      number % JOINING === 0 ? this.newcomer(here, there, number) : null,
    ]);
    const again = await this.done('sitDown', here, this.bob, SIT, sit);
    if (again?.seq !== sat?.seq) this.note('otherAnswers', `${sat?.seq} and ${again?.seq}`);
    await Promise.all([
      this.done('standUp', there, this.ann.token, STAND, { id }),
      this.done('standUp', here, this.bob, STAND, { id }),
    ]);
  }

  private async newcomer(here: number, there: number, number: number): Promise<void> {
    try {
      const { token } = await joinRound(here, `guest ${number}`, this.ann.seasonId);
      await this.done('say', there, token, SAY, { id: this.ann.seasonId });
    } catch (error) {
      this.note('errors', String(error));
    }
  }

  private async done(
    field: string,
    port: number,
    token: string,
    query: string,
    variables: Readonly<Record<string, unknown>>,
  ): Promise<Done | null> {
    try {
      const done = (await ask<Readonly<Record<string, Done>>>(port, token, query, variables))[
        field
      ];
      if (done?.refusal) this.note('refusals', `${field}: ${done.refusal.code}`);
      return done ?? null;
    } catch (error) {
      const words = String(error);
      this.note(words.includes('NOT_FOUND') ? 'notFound' : 'errors', `${field}: ${words}`);
      return null;
    }
  }

  private async read(port: number, table: string, seen: number): Promise<void> {
    try {
      const asked = { id: this.ann.seasonId, table, seen };
      const { season, node } = await ask<Read>(port, this.ann.token, READ, asked);
      this.look(season?.seq ?? null, seen);
      if (node === null) this.note('notFound', `node of ${seen}`);
    } catch (error) {
      this.note('errors', String(error));
    }
  }

  private look(seq: number | null, seen: number): void {
    this.seen.reads += 1;
    if (seq === null) this.note('notFound', `what has happened at ${seen}`);
    else if (seq < seen) this.note('olderThanNamed', `${seq}, where ${seen} was named`);
  }

  /**
   * Reads the first state of the table on a socket. Every second time the subscription does not
   * name the event.
   */
  private async watch(node: number, number: number, table: string, seq: number): Promise<void> {
    const socket = this.sockets[node];
    if (socket === undefined) return;
    const seen = number % 2 === 0 ? seq : null;
    const id = `w${number}`;
    const payload = { query: WATCH, variables: { table, seen } };
    const first = socket.next((text) => {
      const heard = JSON.parse(text) as Watched;
      return heard.id === id ? heard : null;
    });
    socket.sendText(JSON.stringify({ id, type: 'subscribe', payload }));
    this.look((await first).payload?.data?.tableUpdated?.seq ?? null, seq);
    socket.sendText(JSON.stringify({ id, type: 'complete' }));
  }

  private async stream(port: number, table: string, seen: number): Promise<void> {
    const stop = new AbortController();
    const response = await fetch(`http://127.0.0.1:${port}/graphql/stream`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify({ query: WATCH, variables: { table, seen } }),
      signal: stop.signal,
    });
    const decoder = new TextDecoder();
    let text = '';
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk as Uint8Array, { stream: true });
      const data = /^data: (.+)$/m.exec(text)?.[1];
      if (data === undefined) continue;
      this.look((JSON.parse(data) as Shown).data?.tableUpdated?.seq ?? null, seen);
      break;
    }
    stop.abort();
  }

  private note(what: Exclude<keyof Agreement, 'words' | 'rounds'>, words: string): void {
    this.seen[what] += 1;
    if (this.seen.words.length < TOLD) this.seen.words.push(`${what}: ${words}`);
  }

  close(): void {
    for (const socket of this.sockets) socket.close();
  }
}

function portOf(nodes: readonly Node[], at: number): number {
  const node = nodes[at];
  if (node === undefined) throw new Error('no node is there');
  return node.port;
}

/** Runs the rounds, in several seasons at a time, over nodes on one database and one Redis. */
export async function agree(size: AgreeSize, start: () => Promise<Node>): Promise<Agreement> {
  const faults = { refusals: 0, olderThanNamed: 0, notFound: 0, otherAnswers: 0, errors: 0 };
  const seen: Agreement = { rounds: size.rounds, ...faults, reads: 0, words: [] };
  const nodes = await Promise.all(Array.from({ length: size.nodes }, start));
  try {
    let next = 0;
    const lanes = await Promise.all(
      Array.from({ length: size.lanes }, () => Lane.open(nodes, seen)),
    );
    await Promise.all(
      lanes.map(async (lane) => {
        while (next < size.rounds) await lane.round((next += 1));
        lane.close();
      }),
    );
  } finally {
    await Promise.all(nodes.map((node) => node.stop()));
  }
  return seen;
}

export const isClean = (seen: Agreement): boolean =>
  seen.refusals + seen.olderThanNamed + seen.notFound + seen.otherAnswers + seen.errors === 0;

export function printAgreement(seen: Agreement): string {
  const { rounds, reads, refusals, olderThanNamed, notFound, otherAnswers, errors, words } = seen;
  const told = [
    `${rounds} rounds, ${reads} reads that knew what had happened.`,
    `false refusals: ${refusals}, reads older than what they named: ${olderThanNamed}, ` +
      `not found: ${notFound}, other answers to a key: ${otherAnswers}, errors: ${errors}.`,
    ...words.map((each) => `  ${each}`),
  ];
  return `${told.join('\n')}\n`;
}
