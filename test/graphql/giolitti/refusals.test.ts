import { textOf } from '../house';
import { card, documentOf, openGiolitti } from './games';
import type { GiolittiHouse, MutationName } from './games';
import { CASES, OF_PARTICIPANTS } from './refused';
import type { Case, Table } from './refused';

let house: GiolittiHouse;
beforeAll(async () => {
  house = await openGiolitti();
});
afterAll(() => house.close());

/** Everything that a refused command could have changed. */
async function everything(table: Table): Promise<unknown> {
  const query = `query ($id: ID!) { season(id: $id) { seq now nextDeadline } }`;
  const { season } = await table.api.data(query, { id: table.id });
  return [season, await table.standings(), await table.shown(), await table.shown(table.first)];
}

const nameOf = (table: Table, who: Case['who']): string =>
  who === 'first' || who === 'second' ? table[who] : who;

async function expectRefused(table: Table, one: Case): Promise<void> {
  await one.before?.(table);
  const was = await everything(table);
  const input = { gameId: table.game, ...one.input?.(table) };
  const { refusal, seq } = await table.ask(nameOf(table, one.who), one.mutation, input);
  expect([refusal.code, refusal.rule, seq]).toEqual([...one.refusal, null]);
  expect(textOf(refusal.message)).toMatch(/^[A-Za-z][^{}]*\.$/s);
  expect(JSON.stringify(refusal.facts)).not.toMatch(/"[gbp]\d+"|Ms"/);
  expect(await everything(table)).toEqual(was);
}

describe('a command of a game is refused, and changes nothing, for', () => {
  test.each(CASES)('$why', async (one) => {
    await expectRefused(await house.table(one.opening), one);
  });

  test.each(OF_PARTICIPANTS)('%s by an onlooker [Play]', async (mutation, input, rule) => {
    const refusal = ['NOT_A_PARTICIPANT', rule] as const;
    const one = { why: '', who: 'cyd', mutation, input: () => input, refusal } as const;
    await expectRefused(await house.table(), one);
  });
});

const OF_PLAYERS: readonly (readonly [MutationName, object])[] = [
  ...OF_PARTICIPANTS.map(([mutation, input]) => [mutation, input] as const),
  ['becomeBookmaker', {}],
  ['settleBets', {}],
];

describe('an outsider', () => {
  test.each(OF_PLAYERS)('is refused %s', async (mutation, input) => {
    const table = await house.table();
    const refusal = ['NOT_A_PLAYER', 'players'] as const;
    const one = { why: '', who: 'eve', mutation, input: () => input, refusal } as const;
    await expectRefused(table, one);
  });

  it('is refused a bet, readiness, a mask, dealing, the Fine, voiding and a new revision', async () => {
    const table = await house.table();
    const was = await everything(table);
    const { id: seasonId, game: gameId } = table;
    const codes: unknown[] = [];
    for (const [mutation, input] of [
      ['placeBet', { gameId, on: table.players['ann'] }],
      ['setReadiness', { seasonId, ready: true }],
      ['wearMask', { seasonId, mask: 'REALI' }],
      ['startGame', { seasonId }],
      ['endGame', { gameId }],
      ['voidGame', { gameId, reason: 'Why not.' }],
      ['publishRuleset', { seasonId, patch: [] }],
    ] as const) {
      codes.push((await table.ask('eve', mutation, input)).refusal.code);
    }
    expect(codes).toEqual([
      ...['NOT_A_PLAYER', 'NOT_A_PLAYER', 'NOT_A_PLAYER'],
      ...['NOT_THE_DEALER', 'NOT_THE_DEALER', 'NOT_THE_DEALER', 'NOT_THE_HOST'],
    ]);
    expect(await everything(table)).toEqual(was);
  });

  it('needs an account, and a token with the scope, before anything else', async () => {
    const table = await house.table();
    const { api, game } = table;
    const document = documentOf('resignGame');
    expect(await api.fault(document, { input: { gameId: game } })).toBe('UNAUTHENTICATED');
    const { createAccessToken } = await api.data(
      'mutation { createAccessToken(input: { name: "r", scopes: [READ] }) { token } }',
      {},
      table.token(table.first),
    );
    const reading = textOf(createAccessToken.token);
    expect(await api.fault(document, { input: { gameId: game } }, reading)).toBe('FORBIDDEN');
  });
});

describe('dealing is refused', () => {
  it.each([
    ['a card that there is not', ['DUKE CUPS'], 'CARD_UNKNOWN'],
    ['a card twice in the deck', ['KING CUPS', 'KING CUPS'], 'CARD_TWICE_IN_DECK'],
  ])('for %s', async (_why, deck, code) => {
    const table = await house.empty();
    const input = { seasonId: table.id, deck: deck.map(card) };
    const { refusal } = await table.ask('host', 'startGame', input);
    expect([refusal.code, refusal.rule]).toEqual([code, 'deck']);
  });

  it('for fewer than two who are available, and for a deck in earnest', async () => {
    const table = await house.empty({ rehearsal: false });
    const ask = async (deck: unknown): Promise<unknown> =>
      (await table.ask('host', 'startGame', { seasonId: table.id, deck })).refusal.code;
    expect(await ask(null)).toBe('TOO_FEW_AVAILABLE');
    expect(await ask([card('KING CUPS')])).toBe('NOT_A_REHEARSAL');
    expect(await ask([])).toBe('NOT_A_REHEARSAL');
  });

  it('with no cards on top of a deck as without any', async () => {
    const table = await house.empty();
    const { refusal } = await table.ask('host', 'startGame', { seasonId: table.id, deck: [] });
    expect(refusal.code).toBe('TOO_FEW_AVAILABLE');
  });

  it('to the host where dealing is automatic and somebody else is named dealer', async () => {
    const table = await house.empty();
    const { viewer } = await table.api.data(
      '{ viewer { account { id } } }',
      {},
      table.token('ann'),
    );
    await table.create({ dealerId: viewer.account.id });
    const { refusal } = await table.ask('host', 'startGame', { seasonId: table.id });
    expect(refusal.code).toBe('NOT_THE_DEALER');
  });
});

describe('the Fine', () => {
  it('is refused for another game than the one that was started first [Ending a Game]', async () => {
    const table = await house.table();
    const earlier = table.game;
    await table.atTable(table.first, 'resignGame');
    await table.ready('cyd', 'dee');
    await table.deal(null);
    await table.atTable(table.first, 'resignGame');
    const { refusal } = await table.ask('host', 'endGame', { gameId: table.game });
    expect(refusal).toMatchObject({
      code: 'EARLIER_GAME_FIRST',
      rule: 'ending-a-game',
      facts: { gameId: earlier },
    });
  });
});

describe('a mask power', () => {
  it('is used once a game, and once more by the mask that Morante reveals [K11]', async () => {
    const table = await house.table({ masks: { ann: 'MORANTE', bob: 'MORANTE' } });
    await table.atTable(table.first, 'revealMask', { mask: 'REALI' });
    const { tricks } = (
      await table.api.data(
        'query ($id: ID!) { node(id: $id) { ... on GiolittiGame { tricks { trick active } } } }',
        { id: table.game },
      )
    ).node;
    const inactive = tricks.filter(({ active }) => (active as unknown) === false);
    const trick = textOf(inactive[0]?.trick);
    await table.atTable(table.first, 'useReali', { trick });
    const { refusal } = await table.ask(table.first, 'useReali', { gameId: table.game, trick });
    expect([refusal.code, refusal.rule]).toEqual(['POWER_USED', 'masks']);
  });
});
