import { sha256OfText } from '../../../src/kernel';
import type { TestClient } from '../../support/test-client';
import { closeAll, startTestServer } from '../../support/test-server';

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

describe('a season that goes on', () => {
  const JOIN = `mutation ($id: ID!, $code: String) {
    joinSeason(input: { seasonId: $id, inviteCode: $code }) { refusal { code } } }`;
  const ROTATE = 'mutation ($id: ID!) { rotateInvite(input: { seasonId: $id }) { inviteCode } }';
  const SAY = `mutation ($id: ID!, $text: String!) {
    say(input: { seasonId: $id, channel: TABLES, text: $text }) { refusal { code } } }`;
  const SEAL = `mutation ($id: ID!) { sealHand(input: { seasonId: $id,
    cards: [{ rank: "KNIGHT", suit: "SWORDS" }] }) { refusal { code } } }`;
  const CLOCK = `mutation ($id: ID!, $to: DateTime!) {
    advanceClock(input: { seasonId: $id, to: $to }) { refusal { code } } }`;
  const JOURNAL = `query ($id: ID!) { season(id: $id) { journal(first: 100) {
    nodes { __typename seq at channel text } } } }`;
  const MAKE = `mutation { createRound(input: { name: "Round", rehearsal: true, visibility: INVITATION,
    startsAt: "2021-08-22T00:00:00Z" }) { inviteCode season { id } } }`;

  it('gives its journal, to each as they see it, and nothing that the journal does not tell', async () => {
    const { client } = await startTestServer();
    const [host, ann] = [await client.guest('Host'), await client.guest('Ann')];
    const ask = async (token: string, document: string, variables: object): Promise<unknown> => {
      const { body } = await client.post(document, { token, variables: { ...variables } });
      expect(body.errors).toBeUndefined();
      return body.data;
    };
    const made = (await ask(host, MAKE, {})) as {
      createRound: { inviteCode: string; season: { id: string } };
    };
    const { inviteCode, season } = made.createRound;
    const { id } = season;
    await ask(ann, JOIN, { id, code: inviteCode });
    await ask(host, CLOCK, { id, to: '2021-08-23T12:00:00Z' });
    await ask(ann, SEAL, { id });
    await ask(host, ROTATE, { id });
    await ask(ann, SAY, { id, text: 'One\u2028two' });
    const path = `${client.url}/export/${id}.jsonl`;
    for (const token of [host, ann]) {
      const answer = await fetch(path, withToken(token));
      expect(answer.status).toBe(200);
      const text = await answer.text();
      expect(text).not.toMatch(/[\u2028\u2029]|salt/);
      expect(text).not.toContain(inviteCode);
      expect(text).not.toContain(sha256OfText(inviteCode));
      const [head, ...lines] = text
        .trimEnd()
        .split('\n')
        .map((each) => JSON.parse(each) as object);
      const data = (await ask(token, JOURNAL, { id })) as {
        season: { journal: { nodes: { __typename: string; seq: number }[] } };
      };
      const { nodes } = data.season.journal;
      expect(head).toMatchObject({ journal: id, kind: 'ROUND', name: 'Round', seq: nodes.length });
      expect(lines).toEqual(
        nodes.map(({ __typename: type, seq, ...told }) =>
          type === 'HiddenEvent'
            ? { seq, type, at: expect.any(String) as string }
            : { type, seq, ...told },
        ),
      );
      const types = nodes.map(({ __typename }) => __typename);
      expect(types.includes('HiddenEvent')).toBe(token === ann);
    }
    expect((await fetch(path)).status).toBe(404);
  });
});
