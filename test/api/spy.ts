import { assertInterfaceType, getNamedType, isCompositeType, isLeafType, print } from 'graphql';
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
import { Heard, until } from '../heard';
import type { TestClient } from '../server/client';

/** What has a place in an answer: the text of it, under a name. */
export type Seen = readonly (readonly [what: string, text: string])[];

const schema = loadSchema();

/** All fields that need no argument, so many levels deep. */
function allFields(type: GraphQLObjectType, levels: number): string {
  const fields = Object.values(type.getFields()).flatMap(({ name, type: of }) => {
    const named = getNamedType(of);
    if (isLeafType(named)) return [name === 'reason' ? `${type.name}_reason: reason` : name];
    if (!isCompositeType(named) || levels === 0 || !('getFields' in named)) return [];
    const inner = allFields(named as GraphQLObjectType, levels - 1);
    return inner === '' ? [] : [`${name} { ${inner} }`];
  });
  return fields.join(' ');
}

/** The journal with every field of the events that are told while secrets are kept. */
function everyEvent(): string {
  const types = ['SecretActionCommitted', 'SecretActionFailed', 'HiddenEvent', 'PlayerJoined'];
  const fragments = types.map((name) => {
    const type = schema.getType(name) as GraphQLObjectType;
    return `... on ${name} { ${allFields(type, 2)} }`;
  });
  const common = Object.keys(assertInterfaceType(schema.getType('Event')).getFields());
  expect(common).toEqual(['seq', 'at', 'by', 'text', 'channel']);
  return `__typename seq at by { kind player { name } } text channel ${fragments.join(' ')}`;
}

const EVERY_ACTION = `query ($id: ID!) { season(id: $id) { seq viewer { host options { mutation
  description rule until facts } } ... on Round {
  secretActions { ${allFields(schema.getType('SecretAction') as GraphQLObjectType, 1)} }
} } }`;
const EVERY_EVENT = `query ($id: ID!) { season(id: $id) {
  journal(first: 100) { nodes { ${everyEvent()} } pageInfo { endCursor } } } }`;
const JOURNAL = `subscription ($id: ID!) { journal(seasonId: $id, after: 0) { ${everyEvent()} } }`;

const localId = (type: string, season: string, id: string): string => {
  const [, plain = ''] = Buffer.from(season, 'base64url').toString().split(':');
  return Buffer.from(`${type}:${plain}:${id}`).toString('base64url');
};

/** All that one can ask over HTTP, with the headers that say how long it is. */
async function asked(client: TestClient, token: string | null, id: string): Promise<Seen> {
  const questions: readonly (readonly [string | TypedDocumentNode<unknown, never>, object])[] = [
    ...[EVERY_ACTION, EVERY_EVENT, PositionDocument, PossessionsDocument, LotsDocument].map(
      (document) => [document, { id }] as const,
    ),
    ...[SecretActionsDocument, HandsDocument, DiceDocument].map(
      (document) => [document, { id }] as const,
    ),
    [PageDocument, { id, after: 0, first: 100 }],
    ...['a1', 'a2', 'a3'].map(
      (a) => [FoundDocument, { id: localId('SecretAction', id, a) }] as const,
    ),
    [FoundDocument, { id: localId('Bid', id, 'b1') }],
    [FoundDocument, { id: localId('Hand', id, 'h1') }],
  ];
  const seen: [string, string][] = [];
  for (const [document, variables] of questions) {
    const query = typeof document === 'string' ? document : print(document);
    const response = await fetch(`${client.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ query, variables }),
    });
    const headers = [...response.headers].filter(
      ([name]) => !['date', 'x-request-id'].includes(name),
    );
    seen.push([query, `${response.status} ${JSON.stringify(headers)}\n${await response.text()}`]);
  }
  return seen;
}

/** Somebody who watches on a socket and on an event stream, and keeps each byte. */
export class Spy {
  private readonly frames: string[] = [];
  private readonly told = new Heard<string>();
  private stream = '';
  private readonly abort = new AbortController();
  private readonly socket: WebSocket;

  private constructor(
    private readonly client: TestClient,
    private readonly token: string | null,
    private readonly id: string,
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

  static async at(client: TestClient, token: string | null, id: string): Promise<Spy> {
    const spy = new Spy(client, token, id);
    await new Promise((resolve) => spy.socket.once('open', resolve));
    spy.send({ type: 'connection_init', payload: token === null ? {} : { token } });
    await spy.told.next();
    const auction = print(AuctionUpdatedDocument);
    spy.send({
      id: 'a',
      type: 'subscribe',
      payload: { query: auction, variables: { roundId: id } },
    });
    await spy.told.next();
    spy.send({ id: 'j', type: 'subscribe', payload: { query: JOURNAL, variables: { id } } });
    void spy.listen();
    return spy;
  }

  private send(message: object): void {
    this.socket.send(JSON.stringify(message));
  }

  private async listen(): Promise<void> {
    const { client, token, id } = this;
    const response = await fetch(`${client.url}/graphql/stream`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ query: JOURNAL, variables: { id } }),
      signal: this.abort.signal,
    });
    try {
      for await (const chunk of response.body ?? []) {
        this.stream += Buffer.from(chunk as Uint8Array).toString();
      }
    } catch {
      // It was broken off by `close`.
    }
  }

  /** All that there is to be seen, once the event of this number is told. */
  async seen(seq: number): Promise<Seen> {
    const last = `"seq":${seq},`;
    await until(
      () => this.stream.includes(last) && this.frames.some((text) => text.includes(last)),
    );
    // Whatever else was on its way has come before the answer to this.
    this.send({ id: 'q', type: 'subscribe', payload: { query: '{ __typename }' } });
    await until(() => this.frames.some((text) => text.includes('"id":"q","type":"complete"')));
    const of = (name: string): string =>
      this.frames.filter((text) => text.includes(`"id":"${name}"`)).join('\n');
    return [
      ['the auction on a socket', of('a')],
      ['the journal on a socket', of('j')],
      // Without the signs of life, which come by the clock of the machine.
      ['the journal on an event stream', this.stream.replace(/^:.*\n\n/gm, '')],
      ...(await asked(this.client, this.token, this.id)),
    ];
  }

  close(): void {
    this.socket.terminate();
    this.abort.abort();
  }
}
