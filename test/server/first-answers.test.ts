import { furnish } from '../web/shown';
import type { Shown } from '../web/shown';
import { closeAll, startTestServer } from './harness';
import type { TestServer } from './harness';
import { HOSTILE, hostileRound } from './embeds/making';

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

async function answersAt(path: string, at = house): Promise<readonly Answer[] | null> {
  const address = path.replace(/\{(\w+)\}/g, (_all, name: string) => shown.ids[name]!);
  const response = await fetch(at.client.url + address);
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
    ['/', 1],
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
});
