import type { Answer } from '../../support/in-process-api';
import { openGiolitti } from './games';
import type { GiolittiHouse, GiolittiTable } from './games';

let house: GiolittiHouse;
let table: GiolittiTable;
beforeAll(async () => {
  house = await openGiolitti();
});
beforeEach(async () => {
  table = await house.table();
});
afterAll(() => house.close());

const VIEWER = `query ($id: ID!) { season(id: $id) {
  viewer { waitingGames { number } }
  ... on Dynasty { automaticDealing steward } } }`;
const WAITING = `query ($id: ID!) { node(id: $id) { ... on GiolittiGame {
  awaited { name } lastSfidaBy { name } } } }`;

const viewerOf = async (who: string): Promise<Answer> =>
  (await house.api.data(VIEWER, { id: table.id }, table.token(who))).season.viewer;
const game = async (): Promise<Answer> => (await house.api.data(WAITING, { id: table.game })).node;

describe("a player's games", () => {
  it('are those that the player takes part in, of any state or of one', async () => {
    const { first } = table;
    const of = async (player: string, status: string | null): Promise<number[]> => {
      const { node } = await house.api.data(
        `query ($id: ID!, $status: GameStatus) { node(id: $id) { ... on Player {
          games(status: $status) { nodes { number } } } } }`,
        { id: table.players[player], status },
      );
      return node.games.nodes.map(({ number }) => Number(number));
    };
    expect(await of(first, null)).toEqual([1]);
    expect(await of(first, 'ENDED')).toEqual([]);
    expect(await of('cyd', null)).toEqual([]);
    await table.atTable(first, 'resignGame');
    expect(await of(first, 'ACTIVE')).toEqual([]);
    expect(await of(first, 'CLOSED')).toEqual([1]);
  });
});

describe('whom a game waits for', () => {
  it('is whose turn it is, and who is to answer a Sfida [K12]', async () => {
    const { first, second } = table;
    const numbers = async (who: string): Promise<Answer[]> =>
      (await viewerOf(who)).waitingGames.map(({ number }) => number);
    expect(await game()).toEqual({ awaited: { name: first }, lastSfidaBy: null });
    expect([await numbers(first), await numbers(second)]).toEqual([[1], []]);
    await table.atTable(first, 'offerSfida');
    expect(await game()).toEqual({ awaited: { name: second }, lastSfidaBy: { name: first } });
    expect([await numbers(first), await numbers(second)]).toEqual([[], [1]]);
    await table.atTable(second, 'answerSfida', { accept: true });
    expect(await game()).toEqual({ awaited: { name: first }, lastSfidaBy: { name: first } });
    await table.atTable(first, 'resignGame');
    expect(await game()).toMatchObject({ awaited: null });
    expect([await numbers(first), await numbers(second)]).toEqual([[], []]);
  });
});

it('says whether it deals by itself and settles bets', async () => {
  const { season } = await house.api.data(VIEWER, { id: table.id });
  expect(season).toMatchObject({ automaticDealing: false, steward: true });
});
