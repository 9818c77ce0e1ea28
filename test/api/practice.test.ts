import {
  AdvanceClockDocument,
  EndHereDocument,
  OfferHereDocument,
  OfferedDocument,
  PractiseDocument,
} from '../generated/operations';
import { freshSqliteDir } from '../support/backends';
import { Person } from '../support/person';
import {
  connected,
  guestAt,
  isByBot,
  openWithBots,
  playToTheEnd,
  practise,
  practised,
  tellingOf,
  untilBots,
} from './practice-games';
import { build, ServerProcess } from '../support/server-process';
import { clockTo, join, NEXT_SUNDAY, THURSDAY } from './rounds';
import { onePair } from '../support/installations';
import type { OpenNode, Site } from '../support/installations';

const MONDAY_AFTER = '2021-08-30T00:00:00.000Z';
const SUNDAY_AFTER = '2021-09-05T00:00:00.000Z';

beforeAll(build);

describe.each(onePair())('practice on $name', ({ fresh }) => {
  let site: Site;
  let node: OpenNode;
  beforeEach(async () => {
    site = await fresh();
    node = await openWithBots(site);
  });
  afterEach(() => site.drop());

  it('plays a whole game of Giolitti with a guest, and the next one on the next day', async () => {
    const ann = await guestAt(node);
    const { id, playerId, started } = await practised(ann, { kind: 'DYNASTY' });
    expect(started.season).toMatchObject({
      viewer: { host: true },
      players: {
        nodes: [
          { name: 'Wilma', account: { bot: false } },
          { name: 'Ada', account: { bot: true } },
        ],
      },
      // The payload has the dealt game, with the own hand.
      games: { nodes: [{ gameStatus: 'ACTIVE' }] },
    });
    const [game] = (started.season as { games: { nodes: { participants: { hand: unknown }[] }[] } })
      .games.nodes;
    expect(game!.participants.filter(({ hand }) => hand !== null)).toHaveLength(1);
    const telling = tellingOf(ann, id);
    for (const day of [1, 2]) {
      const heard = await telling.until(({ journal }) => journal.__typename === 'GameStarted');
      const { journal } = heard.at(-1)!;
      if (journal.__typename !== 'GameStarted') throw new Error('no game was started');
      expect(await playToTheEnd(ann, playerId, journal.game.id)).toBe(7);
      const end = await telling.until(({ journal: { __typename } }) => __typename === 'GameEnded');
      const plays = end.filter(({ journal: { __typename } }) => __typename === 'CardPlayed');
      expect(plays.filter(({ journal: played }) => isByBot(played))).toHaveLength(7);
      const to = new Date(Date.parse(started.season!.now) + day * 86_400_000).toISOString();
      await clockTo(ann, id, to);
    }
    await telling.close();
  });

  it('plays the casino by the clock of its host: bots bid, and submit hands', async () => {
    const ann = await guestAt(node);
    const { id, playerId, started } = await practised(ann, { kind: 'ROUND', opponents: 3 });
    expect(started.season).toMatchObject({ phase: 'AUCTION', now: '2021-08-23T00:00:00.000Z' });
    const telling = tellingOf(ann, id);
    await untilBots(telling, 'SecretActionCommitted', 3);
    const seen = await ann.post('query ($id: ID!) { season(id: $id) { watching } }', { id });
    expect(seen.body.data).toEqual({ season: { watching: 1 } });
    await clockTo(ann, id, THURSDAY);
    await clockTo(ann, id, NEXT_SUNDAY);
    const week = await telling.until(({ journal: { __typename } }) => __typename === 'WeekEnded');
    const kinds = week.map(({ journal: { __typename } }) => __typename);
    expect(kinds).toContain('SecretActionRevealed');
    expect(kinds).toContain('LotSold');

    await clockTo(ann, id, MONDAY_AFTER);
    // A bot that has bought cards commits both a hand and bids.
    let committed = 0;
    await telling.until(({ journal }) => {
      if (journal.__typename === 'SecretActionCommitted' && isByBot(journal)) committed += 1;
      return committed > 3;
    });
    await clockTo(ann, id, SUNDAY_AFTER);
    await telling.until(({ journal: { __typename } }) => __typename === 'HandPlaced');
    expect(playerId).not.toBe('');
    await telling.close();
  });

  it('bids in the way of each lot, once a vote has made that two ways [Y2]', async () => {
    const ann = await guestAt(node);
    const { id } = await practised(ann, { kind: 'ROUND', opponents: 2 });
    const telling = tellingOf(ann, id);
    await untilBots(telling, 'SecretActionCommitted', 2);
    for (const at of [THURSDAY, NEXT_SUNDAY]) await clockTo(ann, id, at);
    const phase = 'BARTERING';
    const value = {
      playerLots: { phase, excluded: ['CHIP'], procedure: 'SEALED' },
      thirdParty: { phase, lowPercent: 75, highPercent: 150 },
    };
    const amendRuleset = [
      { op: 'replace', path: '/auction/house', value },
      { op: 'replace', path: '/auction/bidding/procedure', value: 'OPEN' },
    ];
    const proposed = await ann.post(
      `mutation ($input: SubmitProposalInput!) { submitProposal(input: $input) { refusal { code } } }`,
      {
        input: {
          seasonId: id,
          class: 'URGENT',
          title: 'Two ways',
          text: '',
          effects: [{ amendRuleset }],
        },
      },
    );
    expect(proposed.body.data).toEqual({ submitProposal: { refusal: null } });
    await clockTo(ann, id, MONDAY_AFTER);
    await clockTo(ann, id, '2021-08-31T00:00:00.000Z');
    await untilBots(telling, 'BidPlaced', 2);
    await telling.close();
  });

  it('answers the trades that it is offered: what is fair is taken, what is not declined', async () => {
    const ann = await guestAt(node);
    const { id } = await practised(ann, { kind: 'ROUND', opponents: 1 });
    const telling = tellingOf(ann, id);
    const joined = await telling.until(
      ({ journal }) => journal.__typename === 'PlayerJoined' && isByBot(journal),
    );
    expect(joined.at(-1)?.journal.by.player?.name).toBe('Ada');
    await untilBots(telling, 'SecretActionCommitted', 1);
    await clockTo(ann, id, THURSDAY);
    await clockTo(ann, id, NEXT_SUNDAY);
    const bot = await botOf(ann, id);
    const chips = (quantity: number) => [{ item: 'CHIP', quantity }];
    for (const [give, get, end] of [
      [1, 30, 'TradeDeclined'],
      [9, 3, 'TradeDone'],
    ] as const) {
      const input = { seasonId: id, to: bot, give: chips(give), get: chips(get) };
      const { offerTrade } = await ann.ask(OfferHereDocument, { input });
      expect(offerTrade.refusal).toBeNull();
      await telling.until(({ journal: { __typename } }) => __typename === end);
    }
    await telling.close();
  });

  it('gives the same key the same season, with the same bots in it', async () => {
    const ann = await guestAt(node);
    const input = { kind: 'DYNASTY', opponents: 2, idempotencyKey: 'once' } as const;
    const [one, other] = await Promise.all([practised(ann, input), practised(ann, input)]);
    const later = await practised(ann, input);
    expect([other.id, later.id]).toEqual([one.id, one.id]);
    expect(later.playerId).toBe(one.playerId);
    expect(later.started.season?.players.nodes).toHaveLength(3);
    const another = await practise(ann, { ...input, opponents: 3 });
    expect(another.refusal).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  });

  it('lets nobody see it, and lets in whomever its host invites', async () => {
    const ann = await guestAt(node);
    const { id, started } = await practised(ann, { kind: 'ROUND', opponents: 1 });
    const betty = await guestAt(node, 'Betty');
    const { body } = await betty.post('query ($id: ID!) { season(id: $id) { id } }', { id });
    expect(body.data).toEqual({ season: null });
    await join(betty, id, started.season!.invitation!.code);
  });

  it('is for whoever has a token, and names the field that is wrong', async () => {
    const input = { kind: 'ROUND' };
    const nobody = await new Person(node.client, null).fault(PractiseDocument, { input });
    expect(nobody.extensions).toMatchObject({ code: 'UNAUTHENTICATED' });
    const ann = await guestAt(node);
    const wrong = { input: { ...input, opponents: 9 } };
    expect((await ann.fault(PractiseDocument, wrong)).extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'opponents',
    });
    const unknown = await practise(ann, { kind: 'ROUND', edition: 'giolitti' });
    expect(unknown.refusal).toMatchObject({ code: 'EDITION_UNKNOWN' });
  });

  it('goes on after a restart, and does what it owes', async () => {
    const ann = await guestAt(node);
    const { id, playerId } = await practised(ann, { kind: 'DYNASTY' });
    await node.close();
    node = await openWithBots(site);
    const again = new Person(node.client, ann.token);
    const telling = tellingOf(again, id);
    const heard = await telling.until(({ journal }) => journal.__typename === 'GameStarted');
    const { journal } = heard.at(-1)!;
    if (journal.__typename !== 'GameStarted') throw new Error('no game was started');
    expect(await playToTheEnd(again, playerId, journal.game.id)).toBe(7);
    await telling.close();
  });
});

describe.each(onePair())('what practice costs, on $name', ({ fresh }) => {
  let site: Site;
  beforeEach(async () => {
    site = await fresh();
  });
  afterEach(() => site.drop());

  it('is refused where the server does not play', async () => {
    const node = await site.open();
    const ann = await guestAt(node);
    expect((await ann.ask(OfferedDocument, {})).server.practice).toBe(false);
    const { refusal, seq, season } = await practise(ann, { kind: 'ROUND' });
    expect(refusal).toMatchObject({ code: 'PRACTICE_NOT_OFFERED' });
    expect([seq, season]).toEqual([null, null]);
  });

  test.each([
    ['ACCOUNT', { practicesPerAccount: 1 }],
    ['ADDRESS', { practicesPerAddress: 1 }],
    ['SERVER', { practicesAtOnce: 1 }],
  ])(
    'has a bound by %s while all are watched, which the end of a season frees',
    async (bound, limits) => {
      const node = await openWithBots(site, limits);
      const ann = await guestAt(node);
      const { id } = await practised(ann, { kind: 'DYNASTY', idempotencyKey: 'one' });
      const telling = tellingOf(ann, id);
      await telling.until(
        ({ journal }) => isByBot(journal) && journal.__typename === 'ReadinessSet',
      );
      const other = bound === 'ACCOUNT' ? ann : await guestAt(node, 'Betty');
      const input = { kind: 'DYNASTY', idempotencyKey: 'two' } as const;
      expect((await practise(other, input)).refusal).toMatchObject({
        code: 'TOO_MANY_PRACTICES',
        facts: { limit: 1, bound },
      });
      // A repeated request still gets the first answer.
      expect((await practised(ann, { kind: 'DYNASTY', idempotencyKey: 'one' })).id).toBe(id);
      await ann.ask(EndHereDocument, { input: { seasonId: id } });
      await telling.until(({ journal: { __typename } }) => __typename === 'DynastyClosed');
      await telling.close();
      await freed(node);
      await practised(other, input);
    },
  );

  it('gives the place of a season that nobody watches to a new one, and calls back later', async () => {
    const node = await openWithBots(site, { practicesPerAddress: 1 });
    const [ann, betty] = [await guestAt(node), await guestAt(node, 'Betty')];
    const { id } = await practised(ann, { kind: 'ROUND', opponents: 1 });
    const other = await practised(betty, { kind: 'DYNASTY' });
    await betty.ask(EndHereDocument, { input: { seasonId: other.id } });
    await freed(node);
    // The view of the resting season calls its bots back.
    const telling = tellingOf(ann, id);
    await untilBots(telling, 'SecretActionCommitted', 1);
    await telling.close();
  });

  it('has a bound by address and hour', async () => {
    const node = await openWithBots(site, { practicesMadePerAddress: 1 });
    await practised(await guestAt(node), { kind: 'DYNASTY' });
    const betty = await guestAt(node, 'Betty');
    const fault = await betty.fault(PractiseDocument, { input: { kind: 'DYNASTY' } });
    expect(fault.extensions).toMatchObject({
      code: 'RATE_LIMITED',
      limit: 'practicesMadePerAddress',
    });
  });

  it('ends where nothing happens, and begins again where something does', async () => {
    const node = await openWithBots(site, { practiceIdleMs: 4_000 });
    const ann = await guestAt(node);
    const { id } = await practised(ann, { kind: 'ROUND', opponents: 2 });
    const telling = tellingOf(ann, id);
    await untilBots(telling, 'SecretActionCommitted', 2);
    await telling.close();
    await freed(node);
    await ann.ask(AdvanceClockDocument, { input: { seasonId: id, to: NEXT_SUNDAY } });
    await ann.ask(AdvanceClockDocument, { input: { seasonId: id, to: MONDAY_AFTER } });
    const later = tellingOf(ann, id, (await lastSeq(ann, id)) - 1);
    await untilBots(later, 'SecretActionCommitted', 2);
    await later.close();
  });

  it('stops at once with the server, while bots play', async () => {
    const node = await openWithBots(site, { botThinkMs: 60_000 });
    const ann = await guestAt(node);
    await practised(ann, { kind: 'ROUND', opponents: 8 });
    await connected(node, 8);
    node.client.close();
    expect(await node.house.close()).toEqual([]);
  });
});

it('is offered by a server as people start it, which ends with 0 while bots play', async () => {
  const { dir, drop } = freshSqliteDir();
  const server = await ServerProcess.start({ PORT: '0', DATA_DIR: dir });
  const ann = await guestAt(server);
  expect((await ann.ask(OfferedDocument, {})).server.practice).toBe(true);
  const { id } = await practised(ann, { kind: 'DYNASTY' });
  const telling = tellingOf(ann, id);
  await telling.until(({ journal: { __typename } }) => __typename === 'GameStarted');
  await telling.close();
  const code = await server.stop();
  expect(code === 0 ? 'ended with 0' : `ended with ${code}: ${server.said}`).toBe('ended with 0');
  drop();
});

const freed = (node: OpenNode): Promise<void> => connected(node, 0);

async function botOf(person: Person, id: string): Promise<string> {
  const query = `query ($id: ID!) {
    season(id: $id) { players { nodes { id account { bot } } } } }`;
  const { body } = await person.post(query, { id });
  const { players } = body.data?.['season'] as {
    players: { nodes: { id: string; account: { bot: boolean } }[] };
  };
  return players.nodes.find(({ account }) => account.bot)!.id;
}

async function lastSeq(person: Person, id: string): Promise<number> {
  const { body } = await person.post('query ($id: ID!) { season(id: $id) { seq } }', { id });
  return (body.data?.['season'] as { seq: number }).seq;
}
