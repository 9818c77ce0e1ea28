import { furnish } from '../../pages/shown';
import type { Shown } from '../../pages/shown';
import { headOf } from '../../support/test-client';
import { closeAll, startTestServer } from '../../support/test-server';
import type { TestServer } from '../../support/test-server';
import { HOSTILE, hostileRound } from '../embeds/making';

let house: TestServer;
let shown: Shown;
beforeAll(async () => {
  house = await startTestServer();
  shown = await furnish(house.client);
});
afterAll(closeAll);

type Answer = {
  readonly documentId: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly data: unknown;
};

const ELEMENT = /<script type="application\/json" id="first-answers">([^]*?)<\/script>/;

async function answersAt(
  path: string,
  at = house,
  headers: Record<string, string> = {},
): Promise<readonly Answer[] | null> {
  const address = path.replace(/\{(\w+)\}/g, (_all, name: string) => shown.ids[name]!);
  const response = await fetch(at.client.url + address, { headers });
  expect(response.status).toBe(200);
  const text = ELEMENT.exec(await response.text())?.[1];
  return text === undefined ? null : (JSON.parse(text) as readonly Answer[]);
}

async function askedAnew({ documentId, variables }: Answer): Promise<unknown> {
  const response = await fetch(`${house.client.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ documentId, variables }),
  });
  return ((await response.json()) as { readonly data: unknown }).data;
}

describe('what a page asks first', () => {
  it.each([
    ['/', 2],
    ['/s/{round}', 2],
    ['/d/{dynasty}', 2],
    ['/g/{game}', 1],
    ['/watch/{round}', 2],
    ['/watch/{dynasty}', 2],
  ])(
    'is answered in the page as the API answers whoever has no account: %s',
    async (path, many) => {
      const answers = (await answersAt(path)) ?? [];
      expect(answers).toHaveLength(many);
      for (const answer of answers) expect(answer.data).toEqual(await askedAnew(answer));
    },
  );

  it.each(['/me', '/cards', '/s/{round}/people', '/s/x', '/s/{game}', '/d/{round}x', '/watch/x'])(
    'is left to the client where there is nothing to say: %s',
    async (path) => {
      expect(await answersAt(path)).toBeNull();
    },
  );

  it('has what people write as text, which ends no element', async () => {
    const id = await hostileRound(house.client);
    const html = await (await fetch(`${house.client.url}/s/${id}`)).text();
    const [, text = ''] = ELEMENT.exec(html) ?? [];
    expect(text).not.toContain('<');
    const [round] = JSON.parse(text) as readonly Answer[];
    expect(round?.data).toMatchObject({ season: { name: HOSTILE } });
  });

  it('is left to the client of an address that has asked too much', async () => {
    const small = await startTestServer({ limits: { operationsPerAddress: 0 } });
    expect(await answersAt('/', small)).toBeNull();
  });

  it('is not waited for where the API stalls', async () => {
    // With this limit only trivial queries are executed.
    const stalled = await startTestServer({ limits: { dearAtOnce: 0, pageWaitMs: 5 } });
    expect(await answersAt('/', stalled)).toBeNull();
    expect(await answersAt('/', await startTestServer())).toHaveLength(2);
  });

  it('is not written for whoever is signed in, and asks as an account', async () => {
    for (const cookie of ['signed-in=1', 'other=2; signed-in=1']) {
      expect(await answersAt('/s/{round}', house, { cookie })).toBeNull();
    }
    expect(await answersAt('/s/{round}', house, { cookie: 'signed-in=' })).toHaveLength(2);
    const { headers } = await headOf(`${house.client.url}/s/${shown.ids['round']}`);
    expect(headers.get('vary')).toContain('cookie');
  });

  it('is worked out once for all who ask within a moment, however they take it', async () => {
    const slow = await startTestServer({ limits: { pageKeptMs: 600_000 } });
    const host = await slow.client.guest();
    const id = await slow.client.round(host);
    const before = await answersAt(`/s/${id}`, slow);
    await slow.client.post(JOIN, { token: host, variables: { input: { seasonId: id } } });
    expect(await answersAt(`/s/${id}`, slow)).toEqual(before);
    const packed = await answersAt(`/s/${id}`, slow, { 'accept-encoding': 'gzip' });
    expect(packed).toEqual(before);
    // Under another host name the server has another address for its pages.
    const elsewhere = `http://localhost:${slow.server.port}/s/${id}`;
    expect(await (await fetch(elsewhere)).text()).toContain('PlayerJoined');
  });

  it('is worked out for each who asks where pages are not kept', async () => {
    const fresh = await startTestServer({ limits: { pageKeptMs: 0 } });
    const host = await fresh.client.guest();
    const id = await fresh.client.round(host);
    expect(JSON.stringify(await answersAt(`/s/${id}`, fresh))).not.toContain('PlayerJoined');
    await fresh.client.post(JOIN, { token: host, variables: { input: { seasonId: id } } });
    expect(JSON.stringify(await answersAt(`/s/${id}`, fresh))).toContain('PlayerJoined');
  });

  it('is worked out again for the next where it was refused to whoever asked first', async () => {
    const limits = { pageKeptMs: 600_000, workPerAddress: 10_000 };
    const busy = await startTestServer({ limits }, { TRUST_PROXY: '1' });
    const id = await busy.client.round(await busy.client.guest());
    const first = { 'x-forwarded-for': '192.0.2.1' };
    const body = JSON.stringify({ query: '{ seasons(first: 100) { nodes { id name } } }' });
    const asJson = { ...first, 'content-type': 'application/json' };
    let status = 200;
    for (let time = 0; time < 1_000 && status === 200; time += 1) {
      const asked = { method: 'POST', headers: asJson, body };
      ({ status } = await headOf(`${busy.client.url}/graphql`, asked));
    }
    expect(status).toBe(429);
    expect(await answersAt(`/s/${id}`, busy, first)).toBeNull();
    expect(await answersAt(`/s/${id}`, busy, { 'x-forwarded-for': '192.0.2.2' })).toHaveLength(2);
  });
});

const JOIN = `mutation ($input: JoinSeasonInput!) {
  joinSeason(input: $input) { refusal { message } }
}`;
