import { textOf } from '../../support/in-process-api';
import { card, documentOf, openGiolitti } from './games';
import type { GiolittiHouse, GiolittiTable, MutationName } from './games';

let house: GiolittiHouse;
let table: GiolittiTable;
let round: string;
beforeAll(async () => {
  house = await openGiolitti();
  table = await house.table();
  const { createRound } = await house.api.data(
    'mutation { createRound(input: { name: "R", steward: false }) { season { id } } }',
    {},
    table.token('host'),
  );
  round = textOf(createRound.season.id);
});
afterAll(() => house.close());

const OF_DYNASTIES: readonly (readonly [MutationName, object])[] = [
  ['setReadiness', { ready: true }],
  ['wearMask', { mask: 'REALI' }],
  ['publishRuleset', { patch: [] }],
  ['startGame', {}],
];
const OF_GAMES: readonly (readonly [MutationName, object])[] = [
  ['playCard', { card: card('KING CUPS') }],
  ['offerSfida', {}],
  ['answerSfida', { accept: true }],
  ['resignGame', {}],
  ['useReali', { trick: 'ARIA' }],
  ['revealMask', { mask: 'REALI' }],
  ['endGame', {}],
  ['voidGame', { reason: 'x' }],
  ['becomeBookmaker', {}],
  ['settleBets', {}],
];

async function expectBadInput(
  document: string,
  variables: Record<string, unknown>,
  field: string,
): Promise<void> {
  const { errors } = await house.api.ask(document, variables, table.token('host'));
  expect(errors.map(({ extensions }) => extensions)).toMatchObject([
    { code: 'BAD_USER_INPUT', field },
  ]);
}

describe('the id of the other game', () => {
  test.each(OF_DYNASTIES)('of a round names the field of %s', async (mutation, input) => {
    await expectBadInput(
      documentOf(mutation),
      { input: { seasonId: round, ...input } },
      'seasonId',
    );
  });

  test.each(OF_GAMES)('of a season names the field of %s', async (mutation, input) => {
    for (const gameId of [round, table.id, 'x']) {
      await expectBadInput(documentOf(mutation), { input: { gameId, ...input } }, 'gameId');
    }
  });

  test.each([
    ['generateLot', 'GenerateLotInput', {}],
    ['sealBids', 'SealBidsInput', { bids: [{ lotId: 'x', amount: 1 }] }],
    ['sealHand', 'SealHandInput', { cards: [card('KING CUPS')] }],
    ['playSlots', 'PlaySlotsInput', {}],
    ['tradeInTrungs', 'TradeInTrungsInput', { exchange: 'GOLD_STAR' }],
  ])('of a dynasty names the field of %s', async (mutation, type, input) => {
    const document = `mutation ($input: ${type}!) { ${mutation}(input: $input) { seq } }`;
    await expectBadInput(document, { input: { seasonId: table.id, ...input } }, 'seasonId');
  });

  it('of a dynasty names the argument of a round’s subscription', async () => {
    const watch = 'subscription ($id: ID!) { auctionUpdated(roundId: $id) { seq } }';
    await expect(house.api.watch(watch, { id: table.id })).rejects.toMatchObject({
      extensions: { code: 'BAD_USER_INPUT', field: 'roundId' },
    });
  });

  it('is of a player: a bet names the field, and a player of another dynasty is nobody', async () => {
    const bet = documentOf('placeBet');
    await expectBadInput(bet, { input: { gameId: table.game, on: table.game } }, 'on');
    const other = await house.table();
    const { refusal } = await table.ask('cyd', 'placeBet', {
      gameId: table.game,
      on: other.players['ann'],
    });
    expect(refusal.code).toBe('BET_ON_NO_PARTICIPANT');
  });
});

describe('the id of a game', () => {
  it('that there is not is refused as such, and of no season not found', async () => {
    const gameId = table.game.replace(/1$/, '7');
    const { refusal } = await table.ask('ann', 'resignGame', { gameId });
    expect(refusal).toMatchObject({ code: 'GAME_NOT_FOUND', rule: 'play', facts: { gameId } });
    const nowhere = 'dnnnnnnnnn-1';
    const fault = await house.api.fault(
      documentOf('resignGame'),
      { input: { gameId: nowhere } },
      table.token('ann'),
    );
    expect(fault).toBe('NOT_FOUND');
    const node = 'query ($id: ID!) { node(id: $id) { __typename id } }';
    expect((await house.api.data(node, { id: gameId })).node).toBeNull();
    expect((await house.api.data(node, { id: table.game })).node).toEqual({
      ...{ __typename: 'GiolittiGame', id: table.game },
    });
  });

  it('of a dynasty by invitation is nothing to who was not let in', async () => {
    const hidden = await house.empty({ visibility: 'INVITATION' });
    const node = 'query ($id: ID!) { node(id: $id) { __typename } }';
    expect((await house.api.data(node, { id: hidden.id }, table.token('eve'))).node).toBeNull();
    const asked = { input: { seasonId: hidden.id, ready: true } };
    const fault = await house.api.fault(documentOf('setReadiness'), asked, table.token('eve'));
    expect(fault).toBe('NOT_FOUND');
  });
});
