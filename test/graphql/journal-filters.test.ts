import { openApi, textOf } from '../support/in-process-api';
import type { Answer, ApiHouse } from '../support/in-process-api';

let api: ApiHouse;
let host: string;
let ann: string;
let annId: string;
let id: string;
const SAY = `mutation ($id: ID!, $channel: Channel!) {
  say(input: { seasonId: $id, channel: $channel, text: "Hello" }) { refusal { code } }
}`;

/** A round with an event that only the host sees, between public events. */
beforeAll(async () => {
  api = await openApi();
  [host, ann] = [await api.signUp('host'), await api.signUp('ann')];
  const create = `mutation { createRound(input: { name: "R", visibility: INVITATION }) {
    inviteCode season { id } } }`;
  const { inviteCode, season } = (await api.data(create, {}, host)).createRound;
  id = textOf(season.id);
  const join = `mutation ($id: ID!, $code: String) {
    joinSeason(input: { seasonId: $id, inviteCode: $code }) { player { id } }
  }`;
  await api.data(join, { id, code: inviteCode }, host);
  annId = textOf((await api.data(join, { id, code: inviteCode }, ann)).joinSeason.player.id);
  const rotate = 'mutation ($id: ID!) { rotateInvite(input: { seasonId: $id }) { seq } }';
  for (const [who, channel] of [
    [ann, 'TABLES'],
    [host, 'TABLES'],
    [ann, 'PROPOSALS'],
  ] as const) {
    await api.data(rotate, { id }, host);
    await api.data(SAY, { id, channel }, who);
  }
});
afterAll(() => api.close());

const JOURNAL = `query ($id: ID!, $first: Int, $last: Int, $before: String, $channels: [Channel!],
                        $types: [EventType!], $playerId: ID, $order: ListOrder) {
  season(id: $id) {
    journal(first: $first, last: $last, before: $before, channels: $channels, types: $types,
            playerId: $playerId, order: $order) {
      totalCount nodes { __typename seq channel by { player { name } } season { id } }
      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    }
  }
}`;

const read = async (given: object, token = ann): Promise<Answer> =>
  (await api.data(JOURNAL, { id, ...given }, token)).season.journal;
const told = ({ nodes }: Answer): string[] =>
  nodes.map(({ __typename, channel }) => `${textOf(__typename)} ${String(channel)}`);

describe('the journal', () => {
  it('is read of channels, of types, and by a player', async () => {
    expect(told(await read({ channels: ['TABLES'] }))).toEqual(['Said TABLES', 'Said TABLES']);
    expect(told(await read({ channels: ['TABLES', 'PROPOSALS'] }))).toHaveLength(3);
    expect(told(await read({ types: ['PlayerJoined', 'RoundCreated'] }))).toEqual([
      'RoundCreated null',
      'PlayerJoined GAME_ACTIONS',
      'PlayerJoined GAME_ACTIONS',
    ]);
    const hers = await read({ playerId: annId, types: ['Said'] });
    expect(told(hers)).toEqual(['Said TABLES', 'Said PROPOSALS']);
    expect(hers.nodes[0]?.by.player.name).toBe('ann');
    expect(told(await read({ playerId: annId, channels: ['AUCTIONS'] }))).toEqual([]);
  });

  it('is counted as a whole, and not by what passes a filter', async () => {
    const whole = await read({ first: 1 });
    const last = await read({ last: 1 });
    expect(whole.totalCount).toBe(last.nodes[0]?.seq);
    expect((await read({ types: ['Said'] })).totalCount).toBeNull();
  });

  it('gives the newest events at once, of a channel as well', async () => {
    const newest = await read({ last: 2 });
    const { seq } = newest.nodes[1]!;
    expect(newest.nodes.map((node) => node.seq)).toEqual([Number(seq) - 1, seq]);
    const first = await read({ first: 2, order: 'NEWEST_FIRST' });
    expect(first.nodes.map((node) => node.seq)).toEqual([seq, Number(seq) - 1]);
    const tables = await read({ last: 1, channels: ['TABLES'] });
    expect(told(tables)).toEqual(['Said TABLES']);
    expect(tables.pageInfo).toMatchObject({ hasPreviousPage: true, hasNextPage: false });
    const before = await read({
      last: 1,
      channels: ['TABLES'],
      before: tables.pageInfo.startCursor,
    });
    expect(before.pageInfo).toMatchObject({ hasPreviousPage: false, hasNextPage: true });
  });

  it('has nothing hidden pass a filter, and counts none of it', async () => {
    const hidden = (page: Answer): number =>
      told(page).filter((text) => /HiddenEvent|InviteRotated/.test(text)).length;
    expect(hidden(await read({}))).toBe(3);
    const types = ['InviteRotated', 'Said', 'PlayerJoined'];
    expect(hidden(await read({ types }, host))).toBe(3);
    for (const given of [
      { types },
      { types: ['InviteRotated'] },
      { types, first: 1 },
      { types, last: 1, order: 'NEWEST_FIRST' },
    ]) {
      const page = await read(given);
      expect(hidden(page)).toBe(0);
      expect(page.totalCount).toBeNull();
    }
    const nothing = await read({ types: ['InviteRotated'], first: 1 });
    expect(nothing.pageInfo).toEqual({
      ...{ hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
    });
    const last = await read({ types, last: 3 });
    expect(told(last)).toEqual(['Said TABLES', 'Said TABLES', 'Said PROPOSALS']);
    expect(last.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
  });

  it('does not look for what is hidden, so that no time tells how much there is', async () => {
    const stretch = jest.spyOn(api.deps.engine, 'stretch');
    const reads = async (token: string): Promise<unknown[]> => {
      stretch.mockClear();
      await read({ types: ['InviteRotated', 'TradeDone'], first: 1 }, token);
      return stretch.mock.calls.map(([, { types }]) => types);
    };
    expect(await reads(ann)).toEqual([['TradeDone']]);
    expect(await reads(host)).toEqual([['InviteRotated', 'TradeDone']]);
  });

  it('names the season of every event', async () => {
    const { nodes } = await read({});
    expect(new Set(nodes.map(({ season }) => season.id))).toEqual(new Set([id]));
  });

  it.each([
    ['no channel', { channels: [] }, 'channels'],
    ['no type', { types: [] }, 'types'],
    ['what is no player', { playerId: 'x' }, 'playerId'],
  ])('refuses %s', async (_what, given, field) => {
    const { errors } = await api.ask(JOURNAL, { id, ...given }, ann);
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field });
  });
});
