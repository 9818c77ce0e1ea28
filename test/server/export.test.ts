import type { TestClient } from './client';
import { closeAll, startTestServer } from './harness';

afterEach(closeAll);

const CREATE = `mutation { createRound(input: { name: "Round", rehearsal: true, visibility: INVITATION }) {
  season { id } } }`;
const CLOSE = 'mutation ($id: ID!) { closeSeason(input: { seasonId: $id }) { seq } }';

/** An ended round by invitation, and its host's token. */
async function ended(
  client: TestClient,
): Promise<{ readonly path: string; readonly token: string }> {
  const token = await client.guest();
  const { body } = await client.post(CREATE, { token });
  const { id } = (body.data?.['createRound'] as { season: { id: string } }).season;
  await client.post(CLOSE, { token, variables: { id } });
  return { path: `${client.url}/export/${id}.jsonl`, token };
}

const withToken = (token: string): RequestInit => ({
  headers: { authorization: `Bearer ${token}` },
});

it('gives an ended season by invitation to its host, line by line, and to nobody else', async () => {
  const { client } = await startTestServer();
  const { path, token } = await ended(client);
  const answer = await fetch(path, withToken(token));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8');
  const lines = (await answer.text()).trimEnd().split('\n');
  const [head, ...rest] = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(head).toMatchObject({ format: 'ridotto/season/1', kind: 'ROUND', name: 'Round' });
  expect(rest.at(-1)).toMatchObject({ end: head?.['events'] });
  expect((await fetch(path)).status).toBe(404);
  expect((await fetch(path, withToken(await client.guest('Bob')))).status).toBe(404);
  expect((await fetch(path, withToken('wrong'))).status).toBe(401);
});

it.each(['exportsPerAddress', 'exportsAtOnce'] as const)(
  'makes those wait that are more than %s',
  async (limit) => {
    const { client } = await startTestServer({ limits: { [limit]: 0 } });
    const { path, token } = await ended(client);
    const answer = await fetch(path, withToken(token));
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '1']);
    const { errors } = (await answer.json()) as { errors: { extensions: object }[] };
    expect(errors[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED', limit, maximum: 0 });
  },
);

it('charges whoever reads for what it takes', async () => {
  const { client } = await startTestServer({ limits: { workPerAccount: 100_000 } });
  const { path, token } = await ended(client);
  const left = async (): Promise<number> => {
    const { body } = await client.post('{ viewer { handle } }', { token });
    return (body.extensions?.['rateLimit'] as { left: number }).left;
  };
  const before = await left();
  for (let time = 0; time < 8; time += 1) await (await fetch(path, withToken(token))).text();
  expect(before - (await left())).toBeGreaterThan(100);
});
