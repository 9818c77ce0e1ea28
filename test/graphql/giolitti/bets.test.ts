import { textOf } from '../../support/in-process-api';
import type { Answer } from '../../support/in-process-api';
import { openGiolitti } from './games';
import type { GiolittiHouse, GiolittiTable, Opening } from './games';

let house: GiolittiHouse;
beforeAll(async () => {
  house = await openGiolitti();
});
afterAll(() => house.close());

const BET = `mutation ($input: PlaceBetInput!) { placeBet(input: $input) {
  refusal { code } seq bet { id juice status player { name } on { name } game { id } }
  game { bets { id } juice } } }`;

async function bet(table: GiolittiTable, who: string, on: string): Promise<Answer> {
  const input = { gameId: table.game, on: table.players[on] };
  const { placeBet } = await table.api.data(BET, { input }, table.token(who));
  expect(placeBet.refusal).toBeNull();
  return placeBet;
}

/** A game with cyd as the bookmaker. Eve joins so that she can bet; dee does not bet. */
async function booked(opening: Opening = {}): Promise<GiolittiTable> {
  const table = await house.table(opening);
  await table.join('eve');
  await table.atTable('cyd', 'becomeBookmaker');
  return table;
}

const PEGS = ['cyd', 'dee', 'eve'] as const;
async function pegs(table: GiolittiTable): Promise<unknown[]> {
  const standings = await table.standings();
  return PEGS.map((name) => standings[name]?.pegs);
}

describe('a bet', () => {
  it('has the Juice of its moment, and can be found by its id [K17]', async () => {
    const table = await booked();
    const { bet: first } = await bet(table, 'dee', table.first);
    expect(first).toMatchObject({
      ...{ juice: 3, status: 'OPEN', player: { name: 'dee' }, on: { name: table.first } },
      game: { id: table.game },
    });
    await table.atTable(table.first, 'offerSfida');
    const second = await bet(table, 'eve', table.second);
    expect(second).toMatchObject({ bet: { juice: 2 }, game: { juice: 2, bets: [{}, {}] } });
    const node = 'query ($id: ID!) { node(id: $id) { __typename ... on Bet { juice } } }';
    expect((await table.api.data(node, { id: first.id })).node).toEqual({
      ...{ __typename: 'Bet', juice: 3 },
    });
  });

  it('is settled by the steward as the game ends, the bookmaker last [K17]', async () => {
    const table = await booked();
    await bet(table, 'dee', table.first);
    await bet(table, 'eve', table.second);
    await table.atTable(table.second, 'resignGame');
    await table.atTable('host', 'endGame');
    expect(await pegs(table)).toEqual([0, 3, 0]);
    expect((await table.shown()).bets.map(({ status }) => textOf(status))).toEqual(['WON', 'LOST']);
    const told = await table.journal(
      '... on BetsSettled { part pegs { player { name } by reason } }',
    );
    expect(told.slice(-2)).toMatchObject([
      { part: 'LOSERS', pegs: [] },
      { part: 'BOOKMAKER', pegs: [] },
    ]);
    expect(told.at(-3)).toMatchObject({
      ...{ part: 'WINNERS', pegs: [{ player: { name: 'dee' }, by: 3, reason: 'BET' }] },
    });
  });

  it('is settled by the players where there is no steward, each part once [V5]', async () => {
    const table = await booked({ input: { steward: false } });
    await bet(table, 'dee', table.first);
    await bet(table, 'eve', table.first);
    await table.atTable(table.second, 'resignGame');
    await table.atTable('host', 'endGame');
    expect(await pegs(table)).toEqual([0, 0, 0]);
    await table.atTable('dee', 'settleBets');
    expect(await pegs(table)).toEqual([0, 3, 0]);
    const { refusal } = await table.ask('dee', 'settleBets', { gameId: table.game });
    expect(refusal.code).toBe('BETS_SETTLED');
    await table.pass(48, -1);
    await table.atTable('eve', 'settleBets');
    expect(await pegs(table)).toEqual([0, 3, 3]);
  });
});

describe('voiding a game', () => {
  it('puts pegs, Magistrelli and Moda back, and bets fall away [K21]', async () => {
    const table = await booked({ masks: { ann: 'PANTALONE', bob: 'PANTALONE' } });
    const before = await table.standings();
    await bet(table, 'dee', table.first);
    await table.atTable(table.second, 'resignGame');
    await table.atTable('host', 'endGame');
    const masks = `query ($id: ID!) { season(id: $id) { ... on Dynasty { masks { mask moda standing } } } }`;
    const moda = async (): Promise<unknown> =>
      (await table.api.data(masks, { id: table.id })).season.masks[0];
    expect(await moda()).toEqual({ mask: 'PANTALONE', moda: 2, standing: 'RAFFINATO' });
    await table.pass(48, -1);
    await table.atTable('host', 'voidGame', { reason: 'Both were sent the wrong hand.' });
    expect(await table.shown()).toMatchObject({
      ...{ gameStatus: 'VOIDED', status: 'ABANDONED', fine: null, juice: 3 },
      ...{ voidReason: 'Both were sent the wrong hand.', bets: [{ status: 'VOID' }] },
    });
    expect(await moda()).toEqual({ mask: 'PANTALONE', moda: 1, standing: 'RAFFINATO' });
    const after = await table.standings();
    for (const name of ['ann', 'bob', 'dee']) {
      const { pegs: held, magistrelli, record } = after[name]!;
      expect({ held, magistrelli, record }).toEqual({
        held: before[name]!.pegs,
        magistrelli: before[name]!.magistrelli,
        record: before[name]!.record,
      });
    }
  });

  it('tells hands and seed when there was no Fine to tell them [V4]', async () => {
    const table = await house.table();
    await table.atTable('host', 'voidGame', { reason: 'x' });
    const { participants, seed } = await table.shown();
    expect(participants.map(({ disclosedHand }) => disclosedHand.length)).toEqual([7, 7]);
    expect(textOf(seed)).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('a new revision', () => {
  it('leaves games that are started under theirs: two at once under two revisions [K19]', async () => {
    const table = await house.table();
    const older = table.game;
    const clock = async (id: string): Promise<unknown> => {
      const { deadline, environment } = await table.shown(null, id);
      return [environment.revision, Date.parse(textOf(deadline))];
    };
    const [revision, deadline] = (await clock(older)) as [number, number];
    expect(revision).toBe(1);
    await table.do('host', 'publishRuleset', {
      seasonId: table.id,
      patch: [{ op: 'replace', path: '/clockHours', value: 24 }],
    });
    await table.ready('cyd', 'dee');
    await table.deal(null);
    expect(await clock(table.game)).toEqual([2, deadline - 24 * 3_600_000]);
    expect(await clock(older)).toEqual([1, deadline]);
    await table.pass(24);
    expect((await table.shown()).closing).toBe('TURN_TIMED_OUT');
    expect((await table.shown(null, older)).gameStatus).toBe('ACTIVE');
    const difference = `query ($id: ID!) { season(id: $id) { ... on Dynasty {
      rulesetDifference(from: 1, to: 2) { __typename } revisions { nodes { revision } } } } }`;
    const { season } = await table.api.data(difference, { id: table.id });
    expect(season.revisions.nodes).toHaveLength(2);
    expect(season.rulesetDifference).not.toBeNull();
  });
});
