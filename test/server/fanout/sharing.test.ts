import { Registry } from 'prom-client';
import { closeAll, startTestServer } from '../../support/test-server';
import type { TestServer } from '../../support/test-server';
import type { Message } from '../../support/test-client';

afterEach(closeAll);

const JOURNAL = `subscription ($id: ID!, $after: Int) {
  journal(seasonId: $id, after: $after) { seq __typename }
}`;
const AUCTION = 'subscription ($id: ID!) { auctionUpdated(roundId: $id) { seq } }';
const MINE = `subscription ($id: ID!) {
  auctionUpdated(roundId: $id) { seq round { viewer { host } } }
}`;

type Sharing = TestServer & {
  readonly host: string;
  readonly round: string;
  /** The number of results that were executed and serialised, and the number that were sent. */
  readonly counts: () => Promise<{ rendered: number; delivered: number }>;
  readonly say: (text: string) => Promise<void>;
};

async function house(limits = {}): Promise<Sharing> {
  const registry = new Registry();
  const server = await startTestServer({ registry, limits });
  const { client } = server;
  const host = await client.guest('Host');
  const round = await client.round(host);
  const ask = async (query: string, variables: Record<string, unknown>): Promise<void> => {
    const { body } = await client.post(query, { token: host, variables });
    expect(body.errors).toBeUndefined();
  };
  await ask('mutation ($id: ID!) { joinSeason(input: { seasonId: $id }) { refusal { code } } }', {
    id: round,
  });
  const count = async (name: string): Promise<number> => {
    const metric = await registry.getSingleMetric(`ridotto_live_results_${name}_total`)?.get();
    return metric?.values[0]?.value ?? 0;
  };
  return {
    ...server,
    host,
    round,
    counts: async () => ({
      rendered: await count('rendered'),
      delivered: await count('delivered'),
    }),
    say: (text) =>
      ask(
        `mutation ($id: ID!, $text: String!) {
          say(input: { seasonId: $id, channel: GAME_ACTIONS, text: $text }) { refusal { code } }
        }`,
        { id: round, text },
      ),
  };
}

const seqOf = ({ payload }: Message): number =>
  (payload as { data: { journal: { seq: number } } }).data.journal.seq;

describe('subscriptions of one document', () => {
  it('are executed once for all sockets and event streams', async () => {
    const { client, round, say, counts, host } = await house();
    const sockets = await Promise.all(Array.from({ length: 5 }, () => client.connected()));
    const guest = await client.connected({ token: await client.guest('Guest') });
    for (const socket of [...sockets, guest]) socket.subscribe('a', JOURNAL, { id: round });
    const stream = await client.stream(JOURNAL, { variables: { id: round } });
    const own = await client.connected({ token: host });
    own.subscribe('a', JOURNAL, { id: round });
    // An answer to a later query proves that the earlier subscriptions have begun.
    for (const socket of [...sockets, guest, own]) await socket.ask('{ __typename }');
    const before = await counts();
    await say('hello');
    const heard = await Promise.all([...sockets, guest, own].map((socket) => socket.next()));
    expect(new Set(heard.map((message) => JSON.stringify(message))).size).toBe(1);
    expect(await stream.next()).toEqual(heard[0]!.payload);
    const after = await counts();
    // The result is executed once for the crowd, and once for the host, who sees more.
    expect(after.rendered - before.rendered).toBe(2);
    expect(after.delivered - before.delivered).toBe(8);
  });

  it('are executed for each viewer when they select what is private', async () => {
    const { client, round, counts, host } = await house();
    const [guest, nobody, own] = await Promise.all([
      client.connected({ token: await client.guest('Guest') }),
      client.connected(),
      client.connected({ token: host }),
    ]);
    const seen = [];
    for (const socket of [guest, nobody, own]) {
      socket.subscribe('a', MINE, { id: round });
      seen.push((await socket.next()).payload);
    }
    expect(seen).toMatchObject([
      { data: { auctionUpdated: { round: { viewer: { host: false } } } } },
      { data: { auctionUpdated: { round: { viewer: null } } } },
      { data: { auctionUpdated: { round: { viewer: { host: true } } } } },
    ]);
    expect((await counts()).rendered).toBe(3);
  });

  it('are apart when their variables make another result of the same event', async () => {
    const { client, round } = await house();
    const document = `subscription ($id: ID!, $text: Boolean!) {
      auctionUpdated(roundId: $id) { seq round @include(if: $text) { name } }
    }`;
    const [one, two] = await Promise.all([client.connected(), client.connected()]);
    one.subscribe('a', document, { id: round, text: true });
    two.subscribe('a', document, { id: round, text: false });
    const answers = [(await one.next()).payload, (await two.next()).payload];
    expect(answers).toMatchObject([{ data: { auctionUpdated: { round: { name: 'Round' } } } }, {}]);
    expect(JSON.stringify(answers[1])).not.toContain('name');
  });

  it('are apart when one leaves a variable out, and another says null', async () => {
    const { client, round } = await house();
    const document = `subscription ($id: ID!, $text: Boolean = true) {
      auctionUpdated(roundId: $id) { seq round @include(if: $text) { name } }
    }`;
    const [none, absent] = await Promise.all([client.connected(), client.connected()]);
    none.subscribe('a', document, { id: round, text: null });
    expect((await none.next()).payload).toHaveProperty('errors');
    absent.subscribe('a', document, { id: round });
    expect((await absent.next()).payload).toMatchObject({
      data: { auctionUpdated: { round: { name: 'Round' } } },
    });
  });

  it('show a view at once to who comes later, without executing it again', async () => {
    const { client, round, counts } = await house();
    const first = await client.connected();
    first.subscribe('a', AUCTION, { id: round });
    const shown = await first.next();
    const { rendered } = await counts();
    const second = await client.connected();
    second.subscribe('a', AUCTION, { id: round });
    expect(await second.next()).toEqual(shown);
    expect((await counts()).rendered).toBe(rendered);
  });

  it('show who comes later the present, also where the view was not touched since', async () => {
    const { client, round, say, counts } = await house();
    const first = await client.connected();
    first.subscribe('a', AUCTION, { id: round });
    await first.next();
    await say('no matter of the auction');
    const { body } = await client.post('query ($id: ID!) { season(id: $id) { seq } }', {
      variables: { id: round },
    });
    const { season } = body.data as { season: { seq: number } };
    const before = await counts();
    const late = await Promise.all(Array.from({ length: 4 }, () => client.connected()));
    for (const socket of late) socket.subscribe('a', AUCTION, { id: round });
    for (const socket of late) {
      expect((await socket.next()).payload).toEqual({ data: { auctionUpdated: season } });
    }
    const { rendered, delivered } = await counts();
    expect(rendered - before.rendered).toBeLessThan(4);
    // Earlier subscribers do not get the events again.
    expect(delivered - before.delivered).toBe(4);
  });

  it('begin anywhere in the past and come together in the present, each event once', async () => {
    const { client, round, say, counts } = await house();
    for (let at = 0; at < 5; at += 1) await say(`before ${at}`);
    const socket = await client.connected();
    socket.subscribe('all', JOURNAL, { id: round, after: 0 });
    socket.subscribe('later', JOURNAL, { id: round, after: 3 });
    socket.subscribe('now', JOURNAL, { id: round });
    const seqs: Record<string, number[]> = { all: [], later: [], now: [] };
    const hear = async (count: number): Promise<void> => {
      for (let at = 0; at < count; at += 1) {
        const message = await socket.next();
        seqs[message.id!]!.push(seqOf(message));
      }
    };
    const { body } = await client.post('query ($id: ID!) { season(id: $id) { seq } }', {
      variables: { id: round },
    });
    const { seq } = (body.data as { season: { seq: number } }).season;
    await hear(seq + (seq - 3));
    const { rendered } = await counts();
    await say('together');
    await hear(3);
    expect((await counts()).rendered).toBe(rendered + 1);
    const upTo = (from: number): number[] =>
      Array.from({ length: seq + 1 - from }, (_, at) => from + 1 + at);
    expect(seqs).toEqual({ all: upTo(0), later: upTo(3), now: [seq + 1] });
  });

  it('wait for a reader who falls behind, and miss nothing', async () => {
    const { client, round, say } = await house({ waitingBytes: 200 });
    const socket = await client.connected();
    socket.subscribe('a', JOURNAL, { id: round, after: 0 });
    for (let at = 0; at < 30; at += 1) await say(`word ${at} ${'x'.repeat(500)}`);
    const first = seqOf(await socket.next());
    expect(first).toBe(1);
    for (let at = 2; at <= 30; at += 1) expect(seqOf(await socket.next())).toBe(at);
  });

  it('leave nothing behind when they end', async () => {
    const { client, round, say, counts } = await house();
    const socket = await client.connected();
    socket.subscribe('a', JOURNAL, { id: round });
    await socket.ask('{ __typename }');
    socket.send({ id: 'a', type: 'complete' });
    await socket.ask('{ __typename }');
    const before = await counts();
    await say('to nobody');
    expect(await counts()).toEqual(before);
  });
});
