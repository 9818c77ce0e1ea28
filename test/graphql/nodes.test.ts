/** Every object that a cache merges has an id, and can be refetched by the id. */
import { isInterfaceType } from 'graphql';
import { openApi, textOf } from '../support/in-process-api';
import type { ApiHouse } from '../support/in-process-api';

let api: ApiHouse;
let host: string;
let guest: string;
let id: string;
beforeAll(async () => {
  api = await openApi();
  [host, guest] = [await api.signUp('host'), await api.signUp('guest')];
  const create =
    'mutation { createRound(input: { name: "R", visibility: INVITATION }) { season { id } } }';
  id = textOf((await api.data(create, {}, host)).createRound.season.id);
});
afterAll(() => api.close());

const NODE = 'query ($id: ID!) { node(id: $id) { __typename id } }';

async function idsOf(): Promise<Record<string, string>> {
  const { season, viewer } = await api.data(
    `query ($id: ID!) { viewer { id } season(id: $id) {
      ruleset { id } viewer { id } ... on Round { auction { id } judge { id } }
    } }`,
    { id },
    host,
  );
  return {
    Viewer: textOf(viewer.id),
    Ruleset: textOf(season.ruleset.id),
    SeasonViewer: textOf(season.viewer.id),
    Auction: textOf(season.auction.id),
    JudgeOffice: textOf(season.judge.id),
  };
}

it('finds the viewer, the auction, the office and the ruleset again by their ids', async () => {
  for (const [type, named] of Object.entries(await idsOf())) {
    expect((await api.data(NODE, { id: named }, host)).node).toEqual({
      __typename: type,
      id: named,
    });
  }
});

it('finds none of them for those who may not see them', async () => {
  for (const named of Object.values(await idsOf())) {
    expect((await api.data(NODE, { id: named }, guest)).node).toBeNull();
    expect((await api.data(NODE, { id: named })).node).toBeNull();
  }
});

it('reads in the same request what a mutation has changed', async () => {
  const { joinSeason } = await api.data(
    `mutation ($id: ID!) { joinSeason(input: { seasonId: $id }) { seq query {
      viewer { account { displayName } } season(id: $id) { seq players { totalCount } }
    } } }`,
    { id },
    host,
  );
  expect(joinSeason.query).toMatchObject({
    viewer: { account: { displayName: 'host' } },
    season: { seq: joinSeason.seq, players: { totalCount: 1 } },
  });
});

it('has a way to read in every payload', () => {
  const payload = api.schema.getType('Payload');
  const payloads = isInterfaceType(payload) ? api.schema.getPossibleTypes(payload) : [];
  expect(payloads.length).toBeGreaterThan(20);
  for (const type of payloads) {
    expect(String(type.getFields()['query']?.type)).toBe('Query!');
    expect(type.getFields()['query']?.resolve).toBeDefined();
  }
});
