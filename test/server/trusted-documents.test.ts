import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TrustedDocuments } from '../../src/server/trusted-documents';
import { closeAll, startTestServer } from './harness';
import type { TestServer } from './harness';

const EDITIONS = 'query Editions { editions { id } }';
const SEASONS = 'query Seasons { seasons { nodes { id } } }';
const COUNT = 'subscription ($id: ID!) { auctionUpdated(roundId: $id) { seq } }';

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
const manifest = (texts: readonly string[]): string =>
  JSON.stringify(Object.fromEntries(texts.map((text) => [hashOf(text), text])));

let dir: string;
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'ridotto-documents-'));
});
afterAll(() => rmSync(dir, { recursive: true }));
afterEach(closeAll);

function file(content: string): string {
  const path = join(dir, `${hashOf(content)}.json`);
  writeFileSync(path, content);
  return path;
}

const server = (mode: string): Promise<TestServer> =>
  startTestServer(
    {},
    { TRUSTED_DOCUMENTS: mode, TRUSTED_DOCUMENTS_FILE: file(manifest([EDITIONS, COUNT])) },
  );

async function send({ client }: TestServer, body: object): Promise<readonly [number, unknown]> {
  const response = await fetch(`${client.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as {
    data?: object;
    errors?: { message: string; extensions: { code: string } }[];
  };
  const error = answer.errors?.[0];
  return [response.status, error?.extensions.code ?? Object.keys(answer.data ?? {})[0]];
}

describe('trusted documents', () => {
  test.each([
    ['allow', { documentId: hashOf(EDITIONS) }, 200, 'editions'],
    ['allow', { documentId: `sha256:${hashOf(EDITIONS)}` }, 200, 'editions'],
    ['allow', { query: SEASONS }, 200, 'seasons'],
    ['allow', { documentId: hashOf(SEASONS) }, 400, 'BAD_USER_INPUT'],
    ['allow', { documentId: 'Editions' }, 400, 'BAD_USER_INPUT'],
    ['allow', { documentId: 7 }, 400, 'BAD_USER_INPUT'],
    ['require', { documentId: hashOf(EDITIONS) }, 200, 'editions'],
    ['require', { query: EDITIONS }, 200, 'editions'],
    ['require', { query: SEASONS }, 403, 'FORBIDDEN'],
    ['off', { documentId: hashOf(EDITIONS) }, 400, 'BAD_USER_INPUT'],
    ['off', { query: SEASONS }, 200, 'seasons'],
  ])('with %s, %j is answered with %i and %s', async (mode, body, status, answer) => {
    expect(await send(await server(mode), body)).toEqual([status, answer]);
  });

  it('are taken by GET, by sockets and by event streams too', async () => {
    const { client } = await server('require');
    const got = await fetch(`${client.url}/graphql?documentId=${hashOf(EDITIONS)}`, {
      headers: { 'apollo-require-preflight': 'yes' },
    });
    expect(await got.json()).toMatchObject({ data: { editions: expect.any(Array) as unknown } });
    const round = Buffer.from(`Round:${'0'.repeat(24)}`).toString('base64url');
    const socket = await client.connected();
    const payload = { query: '', documentId: hashOf(COUNT), variables: { id: round } };
    socket.send({ id: 'a', type: 'subscribe', payload });
    expect(await socket.next()).toMatchObject({
      payload: { errors: [{ extensions: { code: 'NOT_FOUND' } }] },
    });
    expect(await socket.next()).toEqual({ id: 'a', type: 'complete' });
    socket.send({ id: 'b', type: 'subscribe', payload: { query: SEASONS } });
    expect(await socket.next()).toMatchObject({
      type: 'error',
      payload: [{ extensions: { code: 'FORBIDDEN' } }],
    });
    const response = await fetch(`${client.url}/graphql/stream`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify({ documentId: hashOf(EDITIONS) }),
    });
    expect(await response.text()).toContain('"editions"');
  });

  test.each([
    ['no JSON', 'sha256', /cannot be read as JSON/],
    ['no object', '[]', /is not an object/],
    [
      'a text that its hash does not name',
      JSON.stringify({ [hashOf('a')]: 'b' }),
      /is not the SHA/,
    ],
    ['a name that is no hash', '{"Editions":"{ editions { id } }"}', /is not the SHA/],
  ])('do not let the server start with %s', (_name, content, message) => {
    expect(() => TrustedDocuments.read('allow', file(content))).toThrow(message);
  });

  it('do not let the server start without a file', () => {
    expect(() => TrustedDocuments.read('require', null)).toThrow(/needs TRUSTED_DOCUMENTS_FILE/);
  });
});
