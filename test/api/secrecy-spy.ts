import {
  assertInterfaceType,
  getNamedType,
  isCompositeType,
  isLeafType,
  isRequiredArgument,
  print,
} from 'graphql';
import type { GraphQLObjectType } from 'graphql';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { WebSocket } from 'ws';
import { loadSchema } from '../../src/graphql';
import {
  AuctionUpdatedDocument,
  DiceDocument,
  FoundDocument,
  HandsDocument,
  LotsDocument,
  PageDocument,
  PositionDocument,
  SecretActionsDocument,
  PossessionsDocument,
} from '../generated/operations';
import { Heard, until } from '../support/async-queue';
import { storedSeasonId } from '../support/plain-id';
import type { TestClient } from '../support/test-client';

/** The parts of an answer, each with its name. */
export type Seen = readonly (readonly [what: string, text: string])[];

const schema = loadSchema();

/** Fields that need aliases, since they are optional in some events and required in others. */
const CLASHING = new Set(['reason', 'mask']);

/**
 * All fields without arguments, up to this depth. The season is left out, since it is queried
 * separately.
 */
export function allFields(type: GraphQLObjectType, levels: number): string {
  const fields = Object.values(type.getFields()).flatMap(({ name, type: of, args }) => {
    if (name === 'season' || args.some(isRequiredArgument)) return [];
    const named = getNamedType(of);
    if (isLeafType(named)) return [CLASHING.has(name) ? `${type.name}_${name}: ${name}` : name];
    if (!isCompositeType(named) || levels === 0 || !('getFields' in named)) return [];
    const inner = allFields(named as GraphQLObjectType, levels - 1);
    return inner === '' ? [] : [`${name} { ${inner} }`];
  });
  return fields.join(' ');
}

/** A journal subscription with every field of the events that occur while secrets are kept. */
function everyEvent(): string {
  const types = ['SecretActionCommitted', 'SecretActionFailed', 'HiddenEvent', 'PlayerJoined'];
  const fragments = types.map((name) => {
    const type = schema.getType(name) as GraphQLObjectType;
    return `... on ${name} { ${allFields(type, 2)} }`;
  });
  const common = Object.keys(assertInterfaceType(schema.getType('Event')).getFields());
  expect(common).toEqual([
    ...['id', 'seq', 'at', 'by', 'season', 'text', 'facts', 'channel', 'transfers', 'about'],
  ]);
  const transfers = allFields(schema.getType('Transfer') as GraphQLObjectType, 1);
  return `__typename id seq at by { kind player { name } } season { id name } text facts channel
    about { __typename id } transfers { ${transfers} } ${fragments.join(' ')}`;
}

const EVERY_ACTION = `query ($id: ID!) { season(id: $id) { seq viewer { host options { mutation
  description rule until input needs facts } } ... on Round {
  secretActions { ${allFields(schema.getType('SecretAction') as GraphQLObjectType, 1)} }
} } }`;
const EVERY_EVENT = `query ($id: ID!) { season(id: $id) {
  journal(first: 100) { nodes { ${everyEvent()} } pageInfo { endCursor } } } }`;
const JOURNAL = `subscription ($id: ID!) { journal(seasonId: $id, after: 0) { ${everyEvent()} } }`;

const localId = (type: string, season: string, id: string): string => {
  return Buffer.from(`${type}:${storedSeasonId(season)}:${id}`).toString('base64url');
};

type Question = readonly [document: string | TypedDocumentNode<unknown, never>, variables: object];

/** The parts of a season that a person can observe. */
export type Sights = {
  /** Live views on a socket. Each sends its state at once. */
  readonly views: readonly (readonly [what: string, ...Question])[];
  /** The journal, on a socket and on an event stream. */
  readonly journal: Question;
  readonly questions: readonly Question[];
};

export const roundSights = (id: string): Sights => ({
  views: [['the auction on a socket', AuctionUpdatedDocument, { roundId: id }]],
  journal: [JOURNAL, { id }],
  questions: [
    ...[EVERY_ACTION, EVERY_EVENT, PositionDocument, PossessionsDocument, LotsDocument].map(
      (document) => [document, { id }] as const,
    ),
    ...[SecretActionsDocument, HandsDocument, DiceDocument].map(
      (document) => [document, { id }] as const,
    ),
    [PageDocument, { id, after: '0', first: 100 }],
    ...['a1', 'a2', 'a3'].map(
      (a) => [FoundDocument, { id: localId('SecretAction', id, a) }] as const,
    ),
    [FoundDocument, { id: localId('Bid', id, 'b1') }],
    [FoundDocument, { id: localId('Hand', id, 'h1') }],
  ],
});

const textOf = (document: Question[0]): string =>
  typeof document === 'string' ? document : print(document);

/** The body of an answer over HTTP, with its length headers. */
export async function bytesOf(
  client: TestClient,
  token: string | null,
  [document, variables]: Question,
): Promise<string> {
  const response = await fetch(`${client.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query: textOf(document), variables }),
  });
  const headers = [...response.headers].filter(
    ([name]) => !['date', 'x-request-id'].includes(name),
  );
  return `${response.status} ${JSON.stringify(headers)}\n${await response.text()}`;
}

/** A watcher on a socket and an event stream that stores every byte. */
export class Spy {
  private readonly frames: string[] = [];
  private readonly told = new Heard<string>();
  private stream = '';
  private readonly abort = new AbortController();
  private readonly socket: WebSocket;

  private constructor(
    private readonly client: TestClient,
    private readonly token: string | null,
    private readonly sights: Sights,
  ) {
    this.socket = new WebSocket(
      `${client.url.replace('http', 'ws')}/graphql`,
      'graphql-transport-ws',
    );
    this.socket.on('message', (data) => {
      const text = (data as Buffer).toString();
      this.frames.push(text);
      this.told.hear(text);
    });
  }

  static async at(client: TestClient, token: string | null, sights: Sights): Promise<Spy> {
    const spy = new Spy(client, token, sights);
    await new Promise((resolve) => spy.socket.once('open', resolve));
    spy.send({ type: 'connection_init', payload: token === null ? {} : { token } });
    await spy.told.next();
    for (const [at, [, document, variables]] of sights.views.entries()) {
      spy.subscribe(`v${at}`, [document, variables]);
      await spy.told.next();
    }
    spy.subscribe('j', sights.journal);
    void spy.listen();
    return spy;
  }

  private subscribe(id: string, [document, variables]: Question): void {
    this.send({ id, type: 'subscribe', payload: { query: textOf(document), variables } });
  }

  private send(message: object): void {
    this.socket.send(JSON.stringify(message));
  }

  private async listen(): Promise<void> {
    const { client, token } = this;
    const [document, variables] = this.sights.journal;
    const response = await fetch(`${client.url}/graphql/stream`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ query: textOf(document), variables }),
      signal: this.abort.signal,
    });
    try {
      for await (const chunk of response.body ?? []) {
        this.stream += Buffer.from(chunk as Uint8Array).toString();
      }
    } catch {
      // `close` has aborted the stream.
    }
  }

  /** True if this event has arrived both on the socket and on the event stream. */
  private isTold(seq: number): boolean {
    const event = `"seq":${seq},`;
    return this.stream.includes(event) && this.frames.some((text) => text.includes(event));
  }

  /** Waits for the event, before the test changes its subject again. */
  async heard(seq: number): Promise<void> {
    await until(() => this.isTold(seq));
  }

  /** Waits until each view has shown the state after this event, so that no view skips a state. */
  async caughtUp(seq: number): Promise<void> {
    const isShown = (view: number): boolean =>
      this.frames.some(
        (text) => text.includes(`"id":"v${view}"`) && text.includes(`"seq":${seq},`),
      );
    await until(() => this.sights.views.every((_view, at) => isShown(at)));
  }

  /** Everything that the person can see once the event of this number has arrived. */
  async seen(seq: number): Promise<Seen> {
    await this.heard(seq);
    // The answer to this query comes after everything in flight.
    this.subscribe('q', ['{ __typename }', {}]);
    await until(() => this.frames.some((text) => text.includes('"id":"q","type":"complete"')));
    const of = (name: string): string =>
      this.frames.filter((text) => text.includes(`"id":"${name}"`)).join('\n');
    const asked: [string, string][] = [];
    for (const question of this.sights.questions) {
      const { client, token } = this;
      asked.push([textOf(question[0]), await bytesOf(client, token, question)]);
    }
    return [
      ...this.sights.views.map(([what], at) => [what, of(`v${at}`)] as const),
      ['the journal on a socket', of('j')],
      // Keep-alive lines are left out, since they depend on the machine's clock.
      ['the journal on an event stream', this.stream.replace(/^:.*\n\n/gm, '')],
      ...asked,
    ];
  }

  close(): void {
    this.socket.terminate();
    this.abort.abort();
  }
}
