import { dealAt, act } from './dynasties';
import { Person, signUp } from '../support/person';
import { createRound, grant, join } from './rounds';
import { pairs } from '../support/installations';
import type { OpenNode, Site } from '../support/installations';

const ENTRIES = `nodes { place value player { name } } totalCount
  pageInfo { startCursor endCursor hasNextPage hasPreviousPage }`;
const PAGING = '$first: Int, $after: String, $last: Int, $before: String';
const PAGE = 'first: $first, after: $after, last: $last, before: $before';
const OF_ROUND = `query ($id: ID!, ${PAGING}) {
  season(id: $id) { ... on Round { leaderboard(${PAGE}) { ${ENTRIES} } } } }`;
const OF_DYNASTY = `query ($id: ID!, $by: LeaderboardOrder!, ${PAGING}) {
  season(id: $id) { ... on Dynasty { leaderboard(by: $by, ${PAGE}) { ${ENTRIES} } } } }`;

type Board = {
  readonly nodes: readonly {
    readonly place: number;
    readonly value: number;
    readonly player: { readonly name: string };
  }[];
  readonly totalCount: number;
  readonly pageInfo: {
    readonly startCursor: string;
    readonly endCursor: string;
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
  };
};

async function board(person: Person, query: string, asked: object): Promise<Board> {
  const { body } = await person.post(query, asked as Record<string, unknown>);
  if (body.errors !== undefined) throw new Error(JSON.stringify(body.errors));
  const { season } = body.data as { season: { leaderboard: Board } };
  return season.leaderboard;
}
const placesOf = ({ nodes }: Board): unknown[] =>
  nodes.map(({ place, value, player }) => [place, player.name, value]);

describe.each(pairs())('leader boards on $name', ({ fresh }) => {
  let site: Site;
  let node: OpenNode;
  let anybody: Person;
  beforeEach(async () => {
    site = await fresh();
    node = await site.open();
    anybody = new Person(node.client, null);
  });
  afterEach(() => site.drop());

  /** A round in which Ann, Bob, Cid and Dee get these numbers of Gold Stars. */
  async function round(stars: readonly number[]) {
    const host = await signUp(node.client, 'host');
    const { id } = await createRound(host);
    const players: string[] = [];
    for (const [at, name] of ['ann', 'bob', 'cid', 'dee'].entries()) {
      const playerId = await join(await signUp(node.client, name), id);
      players.push(playerId);
      const quantity = stars[at]!;
      if (quantity > 0) await grant(host, id, playerId, [{ item: 'GOLD_STAR', quantity }]);
    }
    return { id, host, players };
  }

  it('have in a round whoever has most of what wins it first [Victory]', async () => {
    const { id } = await round([1, 3, 1, 0]);
    const all = await board(anybody, OF_ROUND, { id });
    expect(placesOf(all)).toEqual([
      [1, 'bob', 3],
      [2, 'ann', 1],
      [2, 'cid', 1],
      [4, 'dee', 0],
    ]);
    expect(all).toMatchObject({
      totalCount: 4,
      pageInfo: { hasNextPage: false, hasPreviousPage: false },
    });
  });

  it('are paged from either end', async () => {
    const { id } = await round([1, 3, 1, 0]);
    const names = (page: Board): string[] => page.nodes.map(({ player }) => player.name);
    const first = await board(anybody, OF_ROUND, { id, first: 2 });
    expect(names(first)).toEqual(['bob', 'ann']);
    expect(first.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
    const next = await board(anybody, OF_ROUND, { id, first: 2, after: first.pageInfo.endCursor });
    expect(names(next)).toEqual(['cid', 'dee']);
    expect(next.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
    const last = await board(anybody, OF_ROUND, { id, last: 1 });
    expect(names(last)).toEqual(['dee']);
    const before = await board(anybody, OF_ROUND, {
      ...{ id, last: 2, before: last.pageInfo.startCursor },
    });
    expect(names(before)).toEqual(['ann', 'cid']);
    expect(before.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: true });
  });

  it('go on where a page has ended, though who was there has risen', async () => {
    const { id, host, players } = await round([1, 3, 1, 0]);
    const { pageInfo } = await board(anybody, OF_ROUND, { id, first: 2 });
    await grant(host, id, players[0]!, [{ item: 'GOLD_STAR', quantity: 7 }]);
    const next = await board(anybody, OF_ROUND, { id, after: pageInfo.endCursor });
    expect(placesOf(next)).toEqual([
      [3, 'cid', 1],
      [4, 'dee', 0],
    ]);
  });

  it('have the winner of a round first, from whom they go on', async () => {
    const { id, host, players } = await round([1, 3, 0, 0]);
    await grant(host, id, players[3]!, [{ item: 'GOLD_STAR', quantity: 10 }]);
    const first = await board(anybody, OF_ROUND, { id, first: 1 });
    expect(placesOf(first)).toEqual([[1, 'dee', 10]]);
    const rest = await board(anybody, OF_ROUND, { id, after: first.pageInfo.endCursor });
    expect(placesOf(rest)).toEqual([
      [2, 'bob', 3],
      [3, 'ann', 1],
      [4, 'cid', 0],
    ]);
  });

  it('are by pegs or by Magistrelli in a dynasty, each with cursors of its own', async () => {
    const { id, gameId, first, host } = await dealAt(node.client);
    await act(first, 'resignGame', { gameId });
    await act(host, 'endGame', { gameId });
    const byPegs = await board(anybody, OF_DYNASTY, { id, by: 'PEGS', first: 1 });
    expect(byPegs).toMatchObject({ totalCount: 3, nodes: [{ place: 1 }] });
    expect(byPegs.nodes[0]!.value).toBeGreaterThan(0);
    const others = await board(anybody, OF_DYNASTY, {
      ...{ id, by: 'PEGS', after: byPegs.pageInfo.endCursor },
    });
    expect(others.nodes.map(({ place, value }) => [place, value])).toEqual([
      [2, 0],
      [2, 0],
    ]);
    const after = byPegs.pageInfo.endCursor;
    for (const asked of [
      { by: 'MAGISTRELLI', after },
      { by: 'PEGS', after: 'x' },
      { by: 'PEGS', after: Buffer.from('leaderboard:PEGS:1').toString('base64url') },
    ]) {
      expect(await anybody.fault(OF_DYNASTY, { id, ...asked })).toMatchObject({
        extensions: { code: 'BAD_USER_INPUT', field: 'after' },
      });
    }
    expect(await anybody.fault(OF_DYNASTY, { id, by: 'PEGS', first: 0 })).toMatchObject({
      extensions: { code: 'BAD_USER_INPUT', field: 'first' },
    });
  });

  it('of a hidden season are shown to nobody who may not see it', async () => {
    const host = await signUp(node.client, 'host');
    const { id } = await createRound(host, { visibility: 'INVITATION' });
    const { body } = await anybody.post(OF_ROUND, { id });
    expect(body.data).toEqual({ season: null });
    expect(await board(host, OF_ROUND, { id })).toMatchObject({ totalCount: 0, nodes: [] });
  });
});
