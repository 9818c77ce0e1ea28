/** Streams as browsers open them: by GET, with a ticket, and again after a cut. */
import { TestClock } from '../../support/test-clock';
import { until } from '../../support/async-queue';
import type { TestClient } from '../../support/test-client';
import { BrowserStream } from './browser-stream';
import { closeAll, startTestServer } from '../../support/test-server';

afterEach(closeAll);

const MINUTE = 60_000;
const SAY = `mutation ($id: ID!, $text: String!) {
  say(input: { seasonId: $id, channel: AUCTIONS, text: $text }) { refusal { code } seq } }`;
const TICKET = 'mutation { createStreamTicket { ticket expiresAt refusal { code } } }';
const FROM_NOW = 'subscription ($id: ID!) { journal(seasonId: $id) { seq } }';
const WAYS: readonly (readonly [string, string])[] = [
  [
    'a variable',
    'subscription ($id: ID!, $after: Int) { journal(seasonId: $id, after: $after) { seq } }',
  ],
  ['a literal', 'subscription ($id: ID!) { journal(seasonId: $id, after: 0) { seq } }'],
  [
    'an alias in a fragment',
    'subscription ($id: ID!) { ...F } fragment F on Subscription { told: journal(seasonId: $id, after: 0) { seq } }',
  ],
];

async function say(client: TestClient, token: string, id: string, text: string): Promise<number> {
  const { body } = await client.post(SAY, { token, variables: { id, text } });
  const { refusal, seq } = body.data?.['say'] as { refusal: unknown; seq: number };
  expect(refusal).toBeNull();
  return seq;
}

async function ticketOf(client: TestClient, token: string): Promise<string> {
  const { body } = await client.post(TICKET, { token });
  return (body.data?.['createStreamTicket'] as { ticket: string }).ticket;
}

/** A round whose host plays and can speak. By invitation, only players see it. */
async function round(
  client: TestClient,
  token: string,
  visibility: 'PUBLIC' | 'INVITATION' = 'PUBLIC',
): Promise<string> {
  const { body } = await client.post(
    `mutation { createRound(input: { name: "Round", visibility: ${visibility}, rehearsal: true }) {
      inviteCode season { id } } }`,
    { token },
  );
  const made = body.data?.['createRound'] as { inviteCode: string | null; season: { id: string } };
  const joining = await client.post(
    `mutation ($input: JoinSeasonInput!) { joinSeason(input: $input) { refusal { code } } }`,
    {
      token,
      variables: {
        input: { seasonId: made.season.id, name: 'Ada', inviteCode: made.inviteCode },
      },
    },
  );
  expect(joining.body.data).toEqual({ joinSeason: { refusal: null } });
  return made.season.id;
}

const seqIn = ({ answer }: Awaited<ReturnType<BrowserStream['next']>>): unknown =>
  answer === 'complete' ? answer : (Object.values(answer.data ?? {})[0] as { seq: number }).seq;

describe('an event stream that was cut', () => {
  test.each(WAYS)('goes on after the last event, where `after` is %s', async (_title, query) => {
    const { client } = await startTestServer();
    const token = await client.guest();
    const id = await round(client, token);
    const last = await say(client, token, id, 'one');
    const opening = { query, variables: { id, after: 0 } };
    const stream = await BrowserStream.open(client, opening);
    for (let seq = 1; seq <= last; seq += 1) {
      expect(await stream.next()).toMatchObject({ id: String(seq) });
    }
    stream.cut();
    const missed = await say(client, token, id, 'two');
    const again = await BrowserStream.open(client, { ...opening, lastEventId: stream.lastEventId });
    expect(seqIn(await again.next())).toBe(missed);
    await say(client, token, id, 'three');
    expect(seqIn(await again.next())).toBe(missed + 1);
    again.cut();
  });

  it('misses nothing when it is cut before the first event', async () => {
    const { client } = await startTestServer();
    const token = await client.guest();
    const id = await round(client, token);
    const stream = await BrowserStream.open(client, { query: FROM_NOW, variables: { id } });
    await until(() => stream.lastEventId !== '');
    stream.cut();
    const missed = await say(client, token, id, 'missed');
    const { lastEventId } = stream;
    expect(lastEventId).toBe(String(missed - 1));
    const opening = { query: FROM_NOW, variables: { id }, lastEventId };
    const again = await BrowserStream.open(client, opening);
    expect(seqIn(await again.next())).toBe(missed);
    again.cut();
  });

  it('goes on in the inbox', async () => {
    const { client } = await startTestServer();
    const [host, player] = [await client.guest('Host'), await client.guest('Ann')];
    const query = 'subscription { inbox(after: 0) { number } }';
    const stream = await BrowserStream.open(client, { query, token: player });
    await joinAndBeRemoved(client, host, player);
    expect(await stream.next()).toEqual({ id: '1', answer: { data: { inbox: { number: 1 } } } });
    stream.cut();
    await joinAndBeRemoved(client, host, player);
    const { lastEventId } = stream;
    const again = await BrowserStream.open(client, { query, token: player, lastEventId });
    expect(await again.next()).toMatchObject({ answer: { data: { inbox: { number: 2 } } } });
    again.cut();
  });

  it('is never taken back before its `after`', async () => {
    const { client } = await startTestServer();
    const token = await client.guest();
    const id = await round(client, token);
    const last = await say(client, token, id, 'one');
    const query = `subscription ($id: ID!) { journal(seasonId: $id, after: ${last - 1}) { seq } }`;
    const opening = { query, variables: { id }, lastEventId: '0' };
    const stream = await BrowserStream.open(client, opening);
    expect(seqIn(await stream.next())).toBe(last);
    stream.cut();
  });

  test.each(['nonsense', '-1', '1.5', '9999999999', '1.tooshort'])(
    'says what is wrong with an id that is none of its own: %s',
    async (lastEventId) => {
      const { client } = await startTestServer();
      const opening = { query: '{ __typename }', lastEventId };
      const stream = await BrowserStream.open(client, opening);
      await stream.ended;
      expect(stream.status).toBe(400);
      expect(JSON.parse(stream.text)).toMatchObject({
        errors: [{ extensions: { code: 'BAD_USER_INPUT', field: 'Last-Event-ID' } }],
      });
    },
  );
});

describe('a stream over a limit of its address ends at once, and is opened again', () => {
  const RETRY = /^retry: \d{4,5}\n\n$/;

  it('of sockets and streams', async () => {
    const { client } = await startTestServer({ limits: { socketsPerAddress: 1 } });
    const id = await client.round(await client.guest());
    const opening = { query: FROM_NOW, variables: { id } };
    const first = await BrowserStream.open(client, opening);
    const second = await BrowserStream.open(client, opening);
    await second.ended;
    expect([second.status, second.text]).toEqual([200, expect.stringMatching(RETRY)]);
    first.cut();
    const query = 'subscription ($id: ID!) { journal(seasonId: $id, after: 0) { seq } }';
    await until(async () => {
      const again = await BrowserStream.open(client, { query, variables: { id } });
      const isLive = await Promise.race([again.ended.then(() => false), again.next()]);
      again.cut();
      return isLive !== false;
    });
  });

  it('of requests', async () => {
    const { client } = await startTestServer({ limits: { requestsPerAddress: 0 } });
    const stream = await BrowserStream.open(client, { query: '{ __typename }' });
    await stream.ended;
    expect([stream.status, stream.text]).toEqual([200, expect.stringMatching(RETRY)]);
    expect((await client.stream('{ __typename }')).status).toBe(429);
  });
});

describe('a ticket', () => {
  it('opens what its account may see, and comes back after its minute by what the stream told', async () => {
    const clock = new TestClock('2026-03-02T12:00:00Z');
    const { client, log } = await startTestServer({ clock });
    const token = await client.guest();
    const id = await round(client, token, 'INVITATION');
    const { body } = await client.post(TICKET, { token });
    expect(body.data).toMatchObject({
      createStreamTicket: { expiresAt: '2026-03-02T12:01:00.000Z', refusal: null },
    });
    const { ticket } = body.data?.['createStreamTicket'] as { ticket: string };
    const opening = { query: FROM_NOW, variables: { id }, ticket };
    const stream = await BrowserStream.open(client, opening);
    const first = await say(client, token, id, 'one');
    expect(seqIn(await stream.next())).toBe(first);
    stream.cut();
    clock.forward(MINUTE);
    const missed = await say(client, token, id, 'two');
    const { lastEventId } = stream;
    const again = await BrowserStream.open(client, { ...opening, lastEventId });
    expect(seqIn(await again.next())).toBe(missed);
    again.cut();
    // An address leaked through a log lacks both the minute and the proof.
    for (const shown of ['', String(first), `${first}.${'x'.repeat(32)}`]) {
      expect((await BrowserStream.open(client, { ...opening, lastEventId: shown })).status).toBe(
        401,
      );
    }
    expect(log.join('')).not.toContain(ticket);
    expect(log.join('')).not.toContain(lastEventId.split('.')[1]);
  });

  it('lets a view come back, which has no events', async () => {
    const clock = new TestClock('2026-03-02T12:00:00Z');
    const { client } = await startTestServer({ clock });
    const token = await client.guest();
    const id = await round(client, token, 'INVITATION');
    const query = 'subscription ($id: ID!) { auctionUpdated(roundId: $id) { seq } }';
    const opening = { query, variables: { id }, ticket: await ticketOf(client, token) };
    const stream = await BrowserStream.open(client, opening);
    const { answer } = await stream.next();
    stream.cut();
    clock.forward(MINUTE);
    const { lastEventId } = stream;
    const again = await BrowserStream.open(client, { ...opening, lastEventId });
    expect((await again.next()).answer).toEqual(answer);
    again.cut();
  });

  it('ends with its token, and so does what it opened', async () => {
    const { client } = await startTestServer();
    const token = await client.guest();
    const id = await round(client, token, 'INVITATION');
    const opening = { query: FROM_NOW, variables: { id }, ticket: await ticketOf(client, token) };
    const stream = await BrowserStream.open(client, opening);
    await until(() => stream.lastEventId !== '');
    await client.post('mutation { signOut { signedOut } }', { token });
    await stream.ended;
    const { lastEventId } = stream;
    expect((await BrowserStream.open(client, { ...opening, lastEventId })).status).toBe(401);
  });

  it('is for subscriptions, and for reading alone', async () => {
    const { client } = await startTestServer();
    const token = await client.guest();
    const ticket = await ticketOf(client, token);
    const stream = await BrowserStream.open(client, { query: '{ viewer { handle } }', ticket });
    expect((await stream.next()).answer).toMatchObject({
      errors: [{ extensions: { code: 'FORBIDDEN' } }],
    });
    expect((await client.post('{ viewer { handle } }', { token: ticket })).status).toBe(401);
  });

  it('is made by whoever may read', async () => {
    const { client } = await startTestServer();
    const { body } = await client.post(
      'mutation { createAccessToken(input: { name: "P", scopes: [PLAY] }) { token } }',
      { token: await client.guest() },
    );
    const { token } = body.data?.['createAccessToken'] as { token: string };
    expect((await client.post(TICKET, { token })).body.errors?.[0]?.extensions).toMatchObject({
      code: 'FORBIDDEN',
      scope: 'READ',
    });
    expect((await client.post(TICKET)).body.errors?.[0]?.extensions).toMatchObject({
      code: 'UNAUTHENTICATED',
    });
  });

  test.each([
    ['nonsense', () => 'nonsense'],
    ['another account', (ticket: string) => ticket.replace(/\.[\w-]+/, `.${'0'.repeat(24)}`)],
    ['another time', (ticket: string) => ticket.replace(/\.\d{13}\./, '.9999999999999.')],
    [
      'another mark',
      (ticket: string) => ticket.slice(0, -2) + (ticket.endsWith('xx') ? 'yy' : 'xx'),
    ],
  ])('is never taken for nobody: %s', async (_title, forged) => {
    const { client } = await startTestServer();
    const token = await client.guest();
    const id = await round(client, token);
    const ticket = forged(await ticketOf(client, token));
    const opening = { query: FROM_NOW, variables: { id }, ticket };
    expect((await BrowserStream.open(client, opening)).status).toBe(401);
  });

  it('opens a stream again after its address had too many wrong tokens', async () => {
    const { client } = await startTestServer({ limits: { wrongTokensPerAddress: 1 } });
    const ticket = await ticketOf(client, await client.guest());
    const opening = { query: '{ __typename }', ticket };
    expect((await BrowserStream.open(client, { ...opening, ticket: 'wrong' })).status).toBe(401);
    const stream = await BrowserStream.open(client, opening);
    await stream.ended;
    expect([stream.status, stream.text]).toEqual([
      200,
      expect.stringMatching(/^retry: \d{5,6}\n\n$/),
    ]);
  });

  it('counts as a wrong token when it is wrong', async () => {
    const { client } = await startTestServer({ limits: { wrongTokensPerAddress: 2 } });
    const open = async (): Promise<number> =>
      (await BrowserStream.open(client, { query: '{ __typename }', ticket: 'wrong' })).status;
    // The third gets an empty stream, after which the browser tries again.
    expect([await open(), await open(), await open()]).toEqual([401, 401, 200]);
  });
});

async function joinAndBeRemoved(client: TestClient, host: string, player: string): Promise<void> {
  const id = await client.round(host);
  const { body } = await client.post(
    'mutation ($id: ID!) { joinSeason(input: { seasonId: $id, name: "Ann" }) { player { id } } }',
    { token: player, variables: { id } },
  );
  const { player: joined } = body.data?.['joinSeason'] as { player: { id: string } };
  await client.post(
    'mutation ($id: ID!, $p: ID!) { removePlayer(input: { seasonId: $id, playerId: $p }) { seq } }',
    { token: host, variables: { id, p: joined.id } },
  );
}
