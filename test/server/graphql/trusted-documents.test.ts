import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TrustedDocuments } from '../../../src/server/graphql/trusted-documents';
import { headOf } from '../../support/test-client';
import { closeAll, startTestServer } from '../../support/test-server';
import type { TestServer } from '../../support/test-server';

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
    expect(() => TrustedDocuments.read('allow', file(content), null)).toThrow(message);
  });

  it('of others do not let the server start without a file', () => {
    expect(() => TrustedDocuments.read('allow', null, null)).toThrow(
      /needs TRUSTED_DOCUMENTS_FILE/,
    );
  });

  it('that are not known are told apart from what is wrong with a document', async () => {
    const { client } = await server('off');
    const response = await fetch(`${client.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ documentId: hashOf(EDITIONS) }),
    });
    const { errors } = (await response.json()) as {
      errors: { message: string; extensions: object }[];
    };
    expect(errors[0]).toMatchObject({
      message: expect.stringContaining('send its text') as string,
      extensions: { code: 'BAD_USER_INPUT', field: 'documentId' },
    });
  });
});

/** The documents that the build writes for the client. */
const OWN = JSON.parse(
  readFileSync(join(__dirname, '../../../dist/web/documents.json'), 'utf8'),
) as Readonly<Record<string, string>>;

const named = (name: string): readonly [hash: string, text: string] =>
  Object.entries(OWN).find(([, text]) => text.includes(` ${name}(`) || text.includes(` ${name} `))!;

describe('the documents of the web client', () => {
  it('are known to every server of its build, each by its own text', async () => {
    expect(Object.keys(OWN).length).toBeGreaterThan(100);
    const [hash, text] = named('Watch');
    expect(hashOf(text)).toBe(hash);
    const { client } = await startTestServer();
    const id = await client.round(await client.guest());
    const body = { documentId: hash, variables: { season: id } };
    const answer = await send({ client } as TestServer, body);
    expect(answer).toEqual([200, 'season']);
  });

  it('are all that is executed where others are not trusted, without a file', async () => {
    const house = await startTestServer({}, { TRUSTED_DOCUMENTS: 'require' });
    const [hash, text] = named('Watch');
    const variables = { season: Buffer.from(`Round:${'0'.repeat(24)}`).toString('base64url') };
    expect(await send(house, { documentId: hash, variables })).toEqual([200, 'season']);
    expect(await send(house, { query: text, variables })).toEqual([200, 'season']);
    expect(await send(house, { query: EDITIONS })).toEqual([403, 'FORBIDDEN']);
  });

  it('do not keep the server from asking for its own pictures', async () => {
    const { client } = await startTestServer({}, { TRUSTED_DOCUMENTS: 'require' });
    const guest = { input: { displayName: 'Ada' } };
    const { body } = await client.post(named('StartGuest')[1], { variables: guest });
    const { token } = body.data?.['startGuest'] as { token: string };
    const input = { name: 'Open', rehearsal: true, startsAt: '2021-08-22T00:00:00Z' };
    const made = await client.post(named('CreateRound')[1], { token, variables: { input } });
    const { season } = made.body.data?.['createRound'] as { season: { id: string } };
    expect((await headOf(`${client.url}/s/${season.id}.svg`)).status).toBe(200);
  });
});
