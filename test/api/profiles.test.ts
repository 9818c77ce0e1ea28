import { act } from './dynasties';
import { PASSWORD, Person, signUp } from '../support/person';
import { createRound, grant, join } from './rounds';
import { pairs } from '../support/installations';
import type { OpenNode, Site } from '../support/installations';
import { withScopes } from './table';

const TALLY = '{ played won lost drawn }';
const PROFILE = `query ($id: ID!, $with: ID!) { account(id: $id) {
  id displayName guest deleted createdAt
  seasons { nodes { id name } pageInfo { hasNextPage hasPreviousPage } }
  rehearsals: seasons(rehearsal: true) { nodes { name } }
  results {
    nodes {
      place won season { id name } player { name }
      standing { player { name } ... on RoundStanding { victoryCount } ... on DynastyStanding { pegs } }
    }
    pageInfo { hasNextPage hasPreviousPage }
  }
  rehearsed: results(rehearsal: true) { nodes { place won season { name } } }
  dynasties: results(kind: DYNASTY) { nodes { season { name } } }
  rounds: record(kind: ROUND) { kind played won lost drawn resigned }
  games: record(kind: DYNASTY) { kind played won lost drawn resigned }
  headToHead(with: $with) { account { id } opponent { id } rounds ${TALLY} games ${TALLY} }
} }`;
const PAGE = `query ($id: ID!, $first: Int, $after: String, $last: Int, $before: String) {
  account(id: $id) { results(first: $first, after: $after, last: $last, before: $before) {
    nodes { season { name } } pageInfo { startCursor endCursor hasNextPage hasPreviousPage }
  } } }`;
const CLOSE = 'mutation ($id: ID!) { closeSeason(input: { seasonId: $id }) { refusal { code } } }';
const ME = '{ viewer { account { id } } }';

type Node = { readonly season: { readonly name: string } };
type Page = {
  readonly nodes: readonly Node[];
  readonly pageInfo: Readonly<Record<'startCursor' | 'endCursor', string>>;
};
type Profile = Readonly<Record<string, unknown>>;

async function data(person: Person, query: string, variables = {}): Promise<Profile> {
  const { body } = await person.post(query, variables);
  if (body.errors !== undefined) throw new Error(JSON.stringify(body.errors));
  return body.data as Profile;
}

const idOf = async (person: Person): Promise<string> =>
  ((await data(person, ME))['viewer'] as { account: { id: string } }).account.id;

describe.each(pairs())('the profile of an account on $name', ({ fresh }) => {
  let site: Site;
  let node: OpenNode;
  let [anybody, host, ann, bob] = [] as unknown as [Person, Person, Person, Person];
  let ids: { readonly id: string; readonly with: string };
  beforeEach(async () => {
    site = await fresh();
    node = await site.open();
    anybody = new Person(node.client, null);
    host = await signUp(node.client, 'host');
    ann = await signUp(node.client, 'ann');
    bob = await signUp(node.client, 'bob');
    ids = { id: await idOf(ann), with: await idOf(bob) };
  });
  afterEach(() => site.drop());

  const profile = async (asker: Person, of = ids): Promise<Profile> =>
    (await data(asker, PROFILE, of))['account'] as Profile;
  const close = async (id: string): Promise<void> => {
    expect(await data(host, CLOSE, { id })).toEqual({ closeSeason: { refusal: null } });
  };

  /**
   * Seasons get distinct creation times, so that the order of the list is certain: newest first.
   */
  const nextMinute = (): void => {
    site.clock.forward(60_000);
  };

  /** A round with both players. By default it is no rehearsal. */
  async function roundWithBoth(name: string, input: Parameters<typeof createRound>[1] = {}) {
    nextMinute();
    const inEarnest = { rehearsal: false, startsAt: null };
    const { id, inviteCode } = await createRound(host, { name, ...inEarnest, ...input });
    const annId = await join(ann, id, inviteCode);
    await join(bob, id, inviteCode);
    return { id, annId, inviteCode };
  }

  /** A dynasty with both players, and no rehearsal. A game is dealt at once, and Ann resigns it. */
  async function dynasty(name: string, visibility: 'PUBLIC' | 'INVITATION'): Promise<string> {
    nextMinute();
    const opening = { name, automaticDealing: true, visibility };
    const query = `mutation ($input: CreateDynastyInput!) { createDynasty(input: $input) {
      season { id } inviteCode } }`;
    const { createDynasty: made } = (await data(host, query, { input: opening })) as {
      createDynasty: { season: { id: string }; inviteCode: string | null };
    };
    const { id } = made.season;
    for (const [person, player] of [
      [ann, 'ann'],
      [bob, 'bob'],
    ] as const) {
      await act(person, 'joinSeason', { seasonId: id, name: player, inviteCode: made.inviteCode });
      await act(person, 'setReadiness', { seasonId: id, ready: true });
    }
    const GAMES =
      'query ($id: ID!) { season(id: $id) { ... on Dynasty { games { nodes { id } } } } }';
    const { season } = (await data(host, GAMES, { id })) as unknown as {
      season: { games: { nodes: { id: string }[] } };
    };
    await act(ann, 'resignGame', { gameId: season.games.nodes[0]!.id });
    return id;
  }

  it('shows what it came to in public seasons to whoever asks', async () => {
    await roundWithBoth('Open');
    const { id } = await roundWithBoth('Over');
    await close(id);
    const going = await dynasty('Dynasty', 'PUBLIC');
    const shown = await profile(anybody);
    expect(shown).toMatchObject({
      ...{ id: ids.id, displayName: 'ann', guest: false, deleted: false },
      seasons: { nodes: [{ name: 'Dynasty' }, { name: 'Over' }, { name: 'Open' }] },
      results: {
        nodes: [
          {
            ...{ place: 1, won: false, season: { id, name: 'Over' }, player: { name: 'ann' } },
            standing: { player: { name: 'ann' }, victoryCount: 0 },
          },
        ],
      },
      dynasties: { nodes: [] },
      rounds: { kind: 'ROUND', played: 1, won: 0, lost: null, drawn: null, resigned: null },
      games: { kind: 'DYNASTY', played: 1, won: 0, lost: 1, drawn: 0, resigned: 1 },
      headToHead: {
        account: { id: ids.id },
        opponent: { id: ids.with },
        rounds: { played: 1, won: 0, lost: 0, drawn: 1 },
        games: { played: 1, won: 0, lost: 1, drawn: 0 },
      },
    });
    await close(going);
    const bobs = await profile(host, { id: ids.with, with: ids.id });
    expect(bobs).toMatchObject({
      results: { nodes: [{ season: { name: 'Dynasty' }, place: 1, won: false }, { place: 1 }] },
      dynasties: { nodes: [{ season: { name: 'Dynasty' } }] },
      games: { played: 1, won: 1, lost: 0, drawn: 0, resigned: 0 },
      headToHead: { games: { played: 1, won: 1, lost: 0, drawn: 0 } },
    });
  });

  it('keeps rehearsals apart, and counts none of them', async () => {
    const { id, annId } = await roundWithBoth('Rehearsal', {
      ...{ rehearsal: true, startsAt: '2021-08-22T00:00:00.000Z' },
    });
    await grant(host, id, annId, [{ item: 'GOLD_STAR', quantity: 10 }]);
    expect(await profile(anybody)).toMatchObject({
      seasons: { nodes: [] },
      rehearsals: { nodes: [{ name: 'Rehearsal' }] },
      results: { nodes: [] },
      rehearsed: { nodes: [{ place: 1, won: true, season: { name: 'Rehearsal' } }] },
      rounds: { played: 0, won: 0 },
      headToHead: { rounds: { played: 0 } },
    });
  });

  it('tells nothing of seasons that the asker may not see, not by a count either', async () => {
    await close((await roundWithBoth('Public')).id);
    const eve = await signUp(node.client, 'eve');
    const before = JSON.stringify(await profile(anybody));
    const { id } = await roundWithBoth('Hidden', { visibility: 'INVITATION' });
    await dynasty('Hidden, too', 'INVITATION');
    await close(id);
    for (const asker of [anybody, eve]) expect(JSON.stringify(await profile(asker))).toBe(before);
    const { person: withoutRead } = await withScopes(ann, 'PLAY');
    expect(await withoutRead.fault(PROFILE, ids)).toMatchObject({
      extensions: { code: 'FORBIDDEN' },
    });
    for (const asker of [ann, bob, host]) {
      expect(await profile(asker)).toMatchObject({
        seasons: { nodes: [{ name: 'Hidden, too' }, { name: 'Hidden' }, { name: 'Public' }] },
        results: { nodes: [{ season: { name: 'Hidden' } }, { season: { name: 'Public' } }] },
        rounds: { played: 2 },
        games: { played: 1, resigned: 1 },
        headToHead: { rounds: { played: 2 }, games: { played: 1, lost: 1 } },
      });
    }
  });

  it('marks guests', async () => {
    const START = 'mutation { startGuest(input: { displayName: "Gus" }) { token } }';
    const { startGuest } = (await data(anybody, START)) as { startGuest: { token: string } };
    const gus = await idOf(new Person(node.client, startGuest.token));
    const shown = await profile(anybody, { id: gus, with: ids.id });
    expect(shown).toMatchObject({ displayName: 'Gus', guest: true, rounds: { played: 0 } });
  });

  it('shows of a deleted account that it is gone, and nothing else', async () => {
    const { id } = await roundWithBoth('Over');
    await close(id);
    const DELETE = `mutation { deleteAccount(input: { password: "${PASSWORD}" }) {
      refusal { code } } }`;
    expect(await data(ann, DELETE)).toEqual({ deleteAccount: { refusal: null } });
    expect(await profile(anybody)).toEqual({
      ...{ id: ids.id, displayName: 'Deleted account', guest: false, deleted: true },
      ...{ createdAt: null, seasons: null, rehearsals: null, results: null, rehearsed: null },
      ...{ dynasties: null, rounds: null, games: null, headToHead: null },
    });
    const bobs = await profile(anybody, { id: ids.with, with: ids.id });
    expect(bobs).toMatchObject({ rounds: { played: 1 }, headToHead: null });
  });

  it('is paged from either end', async () => {
    for (const name of ['A', 'B', 'C', 'D', 'E']) await close((await roundWithBoth(name)).id);
    const page = async (asked: object): Promise<Page> =>
      ((await data(anybody, PAGE, { id: ids.id, ...asked }))['account'] as { results: Page })
        .results;
    const names = ({ nodes }: Page): string[] => nodes.map(({ season }) => season.name);
    const first = await page({ first: 2 });
    expect([names(first), first.pageInfo]).toMatchObject([
      ['E', 'D'],
      { hasNextPage: true, hasPreviousPage: false },
    ]);
    const second = await page({ first: 2, after: first.pageInfo.endCursor });
    expect([names(second), second.pageInfo]).toMatchObject([
      ['C', 'B'],
      { hasNextPage: true, hasPreviousPage: true },
    ]);
    const last = await page({ last: 2 });
    expect([names(last), last.pageInfo]).toMatchObject([
      ['B', 'A'],
      { hasNextPage: false, hasPreviousPage: true },
    ]);
    const back = await page({ last: 2, before: last.pageInfo.startCursor });
    expect([names(back), back.pageInfo]).toMatchObject([
      ['D', 'C'],
      { hasNextPage: true, hasPreviousPage: true },
    ]);
    const SEASONS = `query ($id: ID!, $after: String) { account(id: $id) {
      seasons(first: 1, after: $after) { nodes { name } } } }`;
    const after = first.pageInfo.endCursor;
    expect(await anybody.fault(SEASONS, { id: ids.id, after })).toMatchObject({
      extensions: { code: 'BAD_USER_INPUT', field: 'after' },
    });
  });

  it('is of nobody for an id that nobody has, and says what an id is', async () => {
    const nobody = Buffer.from('Account:nobody').toString('base64url');
    expect(await data(anybody, PROFILE, { ...ids, id: nobody })).toEqual({ account: null });
    expect(await profile(anybody, { ...ids, with: nobody })).toMatchObject({ headToHead: null });
    const { id: season } = await createRound(host);
    for (const [field, asked] of [
      ['id', { ...ids, id: season }],
      ['id', { ...ids, id: 'ann' }],
      ['with', { ...ids, with: season }],
      ['with', { ...ids, with: ids.id }],
    ] as const) {
      expect(await anybody.fault(PROFILE, asked)).toMatchObject({
        extensions: { code: 'BAD_USER_INPUT', field },
      });
    }
    expect(await anybody.fault(PAGE, { id: ids.id, first: 101 })).toMatchObject({
      extensions: { code: 'BAD_USER_INPUT', field: 'first' },
    });
  });
});
