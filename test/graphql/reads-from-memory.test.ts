import { statementsOf } from '../support/sql-statements';
import { bidOn } from '../support/lot-ids';
import { everyField } from './every-field';
import { openGiolitti } from './giolitti/games';
import type { GiolittiHouse } from './giolitti/games';
import { textOf } from '../support/in-process-api';
import type { Answer, Variables } from '../support/in-process-api';

let house: GiolittiHouse;
let tokens: Readonly<Record<string, string>>;
beforeAll(async () => {
  house = await openGiolitti();
  tokens = (await house.empty()).tokens;
});
afterAll(() => house.close());

/** Fields whose older entries are read from the store, by index. */
const HISTORY = ['journal', 'entries', 'standings'];
const LEVELS = 5;

/** Sends a mutation; its input type has the same name. A refusal fails the test. */
async function act(who: string, mutation: string, input: Variables): Promise<void> {
  const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input!`;
  const document = `mutation ($input: ${type}) { done: ${mutation}(input: $input) {
    refusal { code facts } } }`;
  const { done } = (await house.api.data(document, { input }, tokens[who])) as unknown as {
    done: Answer;
  };
  expect([mutation, done.refusal]).toEqual([mutation, null]);
}

/** A round with data for nearly every field. */
async function busyRound(): Promise<string> {
  const { createRound } = await house.api.data(
    `mutation { createRound(input: { name: "R", rehearsal: true, steward: false,
      startsAt: "2021-08-22T00:00:00Z" }) { season { id } } }`,
    {},
    tokens['host'],
  );
  const id = textOf(createRound.season.id);
  const on = { seasonId: id };
  const players: string[] = [];
  for (const who of ['ann', 'bob']) {
    const { joinSeason } = await house.api.data(
      'mutation ($id: ID!) { joinSeason(input: { seasonId: $id }) { player { id } } }',
      { id },
      tokens[who],
    );
    const playerId = textOf(joinSeason.player.id);
    players.push(playerId);
    const knight = { card: { rank: 'KNIGHT', suit: 'SWORDS' } };
    const items = [{ item: 'CHIP', quantity: 100 }, knight];
    await act('host', 'grantItems', { ...on, playerId, items });
    await act(who, 'generateLot', on);
  }
  const clockTo = (to: string): Promise<void> => act('host', 'advanceClock', { ...on, to });
  await clockTo('2021-08-24T12:00:00Z');
  await act('ann', 'sealBids', { ...on, bids: [bidOn(id, 1, 25)] });
  await act('ann', 'sealHand', { ...on, cards: [{ rank: 'KNIGHT', suit: 'SWORDS' }] });
  await clockTo('2021-08-30T00:00:00Z');
  const [, bob] = players;
  const items = [{ item: 'CHIP', quantity: 1 }];
  await act('ann', 'sitDown', on);
  await act('ann', 'offerTrade', { ...on, to: bob, give: items, get: items });
  const clauses = [{ items: [{ item: 'CHIP', total: 5 }], to: [bob] }];
  await act('ann', 'offerContract', { ...on, with: [bob], terms: 'A loan.', clauses });
  await act('ann', 'submitProposal', { ...on, title: 'More', text: 'Of everything.' });
  await act('bob', 'say', { ...on, channel: 'GAME_ACTIONS', text: 'Well.' });
  return id;
}

async function dynasty(): Promise<string> {
  const table = await house.table({ masks: { ann: 'REALI' } });
  await table.play(table.first, 'KING BATONS');
  return table.id;
}

describe.each([
  ['Round', busyRound],
  ['Dynasty', dynasty],
])('the public queries of a %s', (type, make) => {
  let id: string;
  let everything: string;
  beforeAll(async () => {
    id = await make();
    const fields = everyField(house.api.schema, type, LEVELS, HISTORY);
    everything = `query ($id: ID!) { season(id: $id) ${fields} }`;
    // The first read loads the season and its people.
    await house.api.data(everything, { id });
  });

  it.each([
    ['anybody', null],
    ['a player', 'ann'],
  ])('are answered without a statement, to %s', async (_who, name) => {
    const token = name === null ? null : tokens[name];
    await house.api.data('{ __typename }', {}, token);
    const statements = await statementsOf(() => house.api.data(everything, { id }, token));
    expect(statements).toEqual([]);
  });

  it('have the last events of the journal at hand too', async () => {
    const journal = `query ($id: ID!) { season(id: $id) {
      journal(first: 100) { nodes { text } } } verification(seasonId: $id) { scope } }`;
    expect(await statementsOf(() => house.api.data(journal, { id }))).toEqual([]);
  });
});

it('a query that reads the store is recognised by its statements', async () => {
  const seasons = '{ seasons(first: 1) { nodes { id } } }';
  // The query sends one statement for each status of seasons.
  expect(await statementsOf(() => house.api.data(seasons))).toHaveLength(3);
});
