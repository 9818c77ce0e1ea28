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

it('finds an event by its id, as the viewer may see it', async () => {
  const member = await api.signUp('member');
  const { createRound } = await api.data(
    `mutation { createRound(input: { name: "Shut", visibility: INVITATION }) {
      inviteCode season { id } } }`,
    {},
    host,
  );
  const shut = textOf(createRound.season.id);
  const join = { seasonId: shut, inviteCode: createRound.inviteCode };
  await api.data(
    'mutation ($i: JoinSeasonInput!) { joinSeason(input: $i) { seq } }',
    { i: join },
    member,
  );
  const rotate = 'mutation ($id: ID!) { rotateInvite(input: { seasonId: $id }) { seq } }';
  await api.data(rotate, { id: shut }, host);
  const { journal } = (
    await api.data(
      'query ($id: ID!) { season(id: $id) { journal { nodes { id } } } }',
      { id: shut },
      host,
    )
  ).season;
  const events = journal.nodes.map((event) => textOf(event.id));
  const [created, rotated] = [events[0], events.at(-1)];
  const read = async (event: string | undefined, token?: string) =>
    (
      await api.data(
        'query ($id: ID!) { node(id: $id) { __typename id ... on Event { seq text } } }',
        { id: event },
        token,
      )
    ).node;
  expect(await read(created, member)).toMatchObject({ __typename: 'RoundCreated', seq: 1 });
  expect(await read(rotated, host)).toMatchObject({ __typename: 'InviteRotated', id: rotated });
  expect(await read(rotated, member)).toMatchObject({ __typename: 'HiddenEvent', id: rotated });
  for (const token of [guest, undefined]) expect(await read(created, token)).toBeNull();
  const changed = (to: string): string =>
    Buffer.from(Buffer.from(created!, 'base64url').toString().replace(/:1$/, to)).toString(
      'base64url',
    );
  for (const wrong of [':999', ':0', ':01', ':', ':1x', ':99999999999999999999']) {
    expect(await read(changed(wrong), host)).toBeNull();
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
