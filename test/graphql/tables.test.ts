import type { ExecutionResult } from 'graphql';
import { openApi, textOf } from '../support/in-process-api';
import type { Answer, ApiHouse } from '../support/in-process-api';

let api: ApiHouse;
let host: string;
let ann: string;
let bob: string;
beforeAll(async () => {
  api = await openApi();
  [host, ann, bob] = [await api.signUp('host'), await api.signUp('ann'), await api.signUp('bob')];
});
afterAll(() => api.close());

const REFUSAL = 'refusal { code message rule facts } seq';
const WAR = `__typename id kind season { id } round { id } seq status players { name } endedAt
  ... on War { terms winner { name } seats { player { name } agreed wager { item name quantity } }
    draws { cards { player { name } card { name } } } }`;
const SPIN = `mutation ($id: ID!, $seed: String, $key: ID) {
  playSlots(input: { seasonId: $id, clientSeed: $seed, idempotencyKey: $key }) { ${REFUSAL}
    sitting { __typename id kind status players { name } price payout brokeMachine
      symbols { symbol name rolled } line { symbol inSequence } } }
}`;
const SIT = `mutation ($id: ID!, $at: ID) {
  sitDown(input: { seasonId: $id, tableId: $at }) { ${REFUSAL} table { ${WAR} } }
}`;
const STAND = `mutation ($id: ID!) {
  standUp(input: { seasonId: $id }) { ${REFUSAL} table { ${WAR} } }
}`;
const PROPOSE = `mutation ($id: ID!, $at: ID, $wager: [ItemInput!]!) {
  proposeWar(input: { seasonId: $id, tableId: $at, wager: $wager }) { ${REFUSAL} war { ${WAR} } }
}`;
const AGREE = `mutation ($id: ID!, $at: ID!, $terms: Int!, $seed: String) {
  agreeToWar(input: { seasonId: $id, tableId: $at, terms: $terms, clientSeed: $seed }) {
    ${REFUSAL} war { ${WAR} }
  }
}`;
const UPDATED = `subscription ($at: ID!) { tableUpdated(tableId: $at) { ${WAR} } }`;
const HOLDINGS = `query ($id: ID!) { season(id: $id) { players { nodes {
  name wealth table { id } holdings { item quantity }
} } } }`;

/** A rehearsal on Sunday in which Ann and Bob have 100 chips each. The host does not play. */
async function casino(): Promise<string> {
  const { season } = (
    await api.data(
      `mutation { createRound(input: { name: "R", rehearsal: true, steward: false,
        startsAt: "2021-08-22T00:00:00Z" }) { season { id } } }`,
      {},
      host,
    )
  ).createRound;
  const id = textOf(season.id);
  for (const token of [ann, bob]) {
    const { joinSeason } = await api.data(
      'mutation ($id: ID!) { joinSeason(input: { seasonId: $id }) { player { id } } }',
      { id },
      token,
    );
    await api.data(
      'mutation ($input: GrantItemsInput!) { grantItems(input: $input) { seq } }',
      {
        input: {
          seasonId: id,
          playerId: joinSeason.player.id,
          items: [
            { item: 'CHIP', quantity: 100 },
            { item: 'GOLD_STAR', quantity: 1 },
          ],
        },
      },
      host,
    );
  }
  return id;
}

const chips = (quantity: number): { item: string; quantity: number }[] => [
  { item: 'CHIP', quantity },
];

/** Ann wagers 10 chips and Bob 20 at the same table. */
async function proposed(id: string): Promise<Answer> {
  const { war } = (await api.data(PROPOSE, { id, wager: chips(10) }, ann)).proposeWar;
  const both = await api.data(PROPOSE, { id, at: war.id, wager: chips(20) }, bob);
  return both.proposeWar.war;
}

async function next(events: AsyncIterableIterator<ExecutionResult>): Promise<Answer> {
  const event = await events.next();
  if (event.done === true) throw new Error('the subscription has ended');
  expect(event.value.errors).toBeUndefined();
  return event.value.data as unknown as Answer;
}

describe('playSlots', () => {
  it('is one sitting with its spin, and a repeated request is the same one', async () => {
    const id = await casino();
    const { playSlots } = await api.data(SPIN, { id, key: 'once' }, ann);
    expect(playSlots).toMatchObject({
      refusal: null,
      sitting: {
        ...{ __typename: 'SlotsSitting', kind: 'SLOTS', status: 'PLAYED' },
        ...{ players: [{ name: 'ann' }], price: 6 },
      },
    });
    expect(playSlots.sitting.symbols).toHaveLength(3);
    const again = await api.data(SPIN, { id, key: 'once' }, ann);
    expect(again.playSlots.sitting.id).toBe(playSlots.sitting.id);
    const told = `query ($id: ID!) { season(id: $id) { journal(types: [SlotsPlayed]) { nodes {
      ... on SlotsPlayed { sitting { id payout } } } } } }`;
    const { id: at, payout } = playSlots.sitting;
    const events = (await api.data(told, { id }, bob)).season.journal.nodes;
    expect(events).toEqual([{ sitting: { id: at, payout } }]);
    const node = '{ node(id: "ID") { __typename ... on Table { kind players { name } } } }';
    expect((await api.data(node.replace('ID', textOf(playSlots.sitting.id)))).node).toEqual({
      ...{ __typename: 'SlotsSitting', kind: 'SLOTS', players: [{ name: 'ann' }] },
    });
  });

  it('names a malformed seed', async () => {
    const { errors } = await api.ask(SPIN, { id: await casino(), seed: 'a:b' }, ann);
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'clientSeed' });
  });
});

describe('War', () => {
  it('is proposed, agreed to by both and decided, with dice that can be checked', async () => {
    const id = await casino();
    const { id: at, terms, seats } = await proposed(id);
    expect(seats).toEqual([
      { player: { name: 'ann' }, agreed: false, wager: [{ ...chips(10)[0], name: 'Chips' }] },
      { player: { name: 'bob' }, agreed: false, wager: [{ ...chips(20)[0], name: 'Chips' }] },
    ]);
    const first = (await api.data(AGREE, { id, at, terms }, ann)).agreeToWar;
    expect(first.war).toMatchObject({
      status: 'OPEN',
      winner: null,
      seats: [{ agreed: true }, {}],
    });
    const before = (await api.data(HOLDINGS, { id })).season.players.nodes;
    expect(before[0]).toMatchObject({ wealth: '100', table: { id: at } });
    expect(before[0]?.holdings).toContainEqual({ item: 'CHIP', quantity: 90 });

    const { war } = (await api.data(AGREE, { id, at, terms }, bob)).agreeToWar;
    expect(war).toMatchObject({ status: 'PLAYED', players: [{ name: 'ann' }, { name: 'bob' }] });
    const after = (await api.data(HOLDINGS, { id })).season.players.nodes;
    const won = textOf(war.winner.name) === 'ann';
    expect(after.map(({ holdings }) => holdings[0])).toEqual([
      { item: 'CHIP', quantity: won ? 120 : 90 },
      { item: 'CHIP', quantity: won ? 80 : 110 },
    ]);
    expect(after[0]?.table).toBeNull();

    const { streams } = (
      await api.data(
        `query ($id: ID!) { verification(seasonId: $id) {
          streams { draws { stream sides clientSeeds } } } }`,
        { id },
      )
    ).verification;
    expect(streams[0]?.draws[0]).toEqual({ stream: 'war/p1+p2/1/1', sides: 13, clientSeeds: [] });
  });

  it('is off when somebody stands up, and the wager comes back', async () => {
    const id = await casino();
    const { id: at, terms } = await proposed(id);
    await api.data(AGREE, { id, at, terms }, ann);
    const { table } = (await api.data(STAND, { id }, bob)).standUp;
    expect(table).toMatchObject({ status: 'OPEN', players: [{ name: 'ann' }] });
    const { nodes } = (await api.data(HOLDINGS, { id })).season.players;
    expect(nodes[0]?.holdings).toContainEqual({ item: 'CHIP', quantity: 100 });
  });

  it('lists tables by status and kind, in pages', async () => {
    const id = await casino();
    await api.data(SPIN, { id }, ann);
    const { table } = (await api.data(SIT, { id }, ann)).sitDown;
    await api.data(SIT, { id, at: table.id }, bob);
    const tables = async (args: string): Promise<Answer> =>
      (
        await api.data(
          `query ($id: ID!) { season(id: $id) { ... on Round {
            tables${args} { totalCount nodes { __typename kind } } } } }`,
          { id },
        )
      ).season.tables;
    expect(await tables('')).toEqual({
      totalCount: 1,
      nodes: [{ __typename: 'War', kind: 'WAR' }],
    });
    expect((await tables('(status: null)')).totalCount).toBe(2);
    expect((await tables('(status: null, kind: SLOTS)')).nodes).toEqual([
      { __typename: 'SlotsSitting', kind: 'SLOTS' },
    ]);
    expect((await tables('(status: ABANDONED)')).totalCount).toBe(0);
  });

  it('finds no table of another season', async () => {
    const { id: at } = await proposed(await casino());
    const { refusal } = (await api.data(SIT, { id: await casino(), at }, ann)).sitDown;
    expect(refusal.code).toBe('TABLE_NOT_FOUND');
  });

  it('tells whose the wagers were, in the journal', async () => {
    const id = await casino();
    const { id: at, terms } = await proposed(id);
    await api.data(AGREE, { id, at, terms }, ann);
    await api.data(AGREE, { id, at, terms }, bob);
    const { nodes } = (
      await api.data(
        `query ($id: ID!) { season(id: $id) { journal(first: 100) { nodes { __typename text
          ... on WarAgreed { transfers { to { kind table { id kind } } } }
          ... on WarDrawn { winner { name } rolls { sides } cards { card { name } } }
        } } } }`,
        { id },
      )
    ).season.journal;
    const agreed = nodes.find(({ __typename }) => textOf(__typename) === 'WarAgreed');
    expect(agreed).toMatchObject({
      text: 'ann agreed to the wagers at table 1.',
      transfers: [{ to: { kind: 'TABLE', table: { id: at, kind: 'WAR' } } }],
    });
    expect(nodes.at(-1)).toMatchObject({ __typename: 'WarDrawn' });
    expect(textOf(nodes.at(-1)?.text)).toMatch(
      /^ann drew the .+ at table 1: (ann|bob) won the war\.$/,
    );
  });
});

describe('tableUpdated', () => {
  it('gives the present at once, and then the newest state after each change there', async () => {
    const id = await casino();
    const { table } = (await api.data(SIT, { id }, ann)).sitDown;
    const events = await api.watch(UPDATED, { at: table.id });
    expect((await next(events)).tableUpdated).toMatchObject({ players: [{ name: 'ann' }] });
    const coming = next(events);
    // Events at other tables do not change this one.
    await api.data(SPIN, { id }, bob);
    const { seq } = (await api.data(SIT, { id, at: table.id }, bob)).sitDown;
    expect((await coming).tableUpdated).toMatchObject({
      ...{ __typename: 'War', seq, players: [{ name: 'ann' }, { name: 'bob' }] },
    });
    await api.data(PROPOSE, { id, wager: chips(1) }, ann);
    const newest = (await api.data(PROPOSE, { id, wager: chips(2) }, bob)).proposeWar;
    expect((await next(events)).tableUpdated).toMatchObject({ seq: newest.seq, terms: 2 });
    await events.return!();
  });

  it('is not found where there is no such table, or in a season that one may not see', async () => {
    const secret = `mutation { createRound(input: { name: "R", rehearsal: true,
      visibility: INVITATION, startsAt: "2021-08-22T00:00:00Z" }) { season { id } } }`;
    const { season } = (await api.data(secret, {}, host)).createRound;
    await api.data(
      'mutation ($id: ID!) { joinSeason(input: { seasonId: $id }) { seq } }',
      { id: season.id },
      host,
    );
    const { table } = (await api.data(SIT, { id: season.id }, host)).sitDown;
    await expect(api.watch(UPDATED, { at: table.id }, ann)).rejects.toMatchObject({
      extensions: { code: 'NOT_FOUND' },
    });
    await (
      await api.watch(UPDATED, { at: table.id }, host)
    ).return!();
    const { id: at } = await proposed(await casino());
    const absent = Buffer.from(
      Buffer.from(textOf(at), 'base64url').toString().replace(/t1$/, 't9'),
    ).toString('base64url');
    await expect(api.watch(UPDATED, { at: absent })).rejects.toMatchObject({
      extensions: { code: 'NOT_FOUND' },
    });
    await expect(api.watch(UPDATED, { at: 'nonsense' })).rejects.toMatchObject({
      extensions: { code: 'BAD_USER_INPUT', field: 'tableId' },
    });
  });
});
