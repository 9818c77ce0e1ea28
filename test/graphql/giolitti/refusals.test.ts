/**
 * Refused mutations of a game: at least one refusal of each mutation, and the refusals of senders
 * who may not send it.
 */
import { textOf } from '../../support/in-process-api';
import type { Answer } from '../../support/in-process-api';
import { card, documentOf, openGiolitti } from './games';
import type { GiolittiHouse, GiolittiTable, MutationName, Opening } from './games';

let house: GiolittiHouse;
beforeAll(async () => {
  house = await openGiolitti();
});
afterAll(() => house.close());

type Table = GiolittiTable;
type Case = {
  readonly why: string;
  readonly opening?: Opening;
  readonly before?: (table: Table) => Promise<unknown>;
  readonly who: 'first' | 'second' | 'host' | 'cyd' | 'eve';
  readonly mutation: MutationName;
  readonly input?: (table: Table) => object;
  readonly refusal: readonly [code: string, rule: string];
};

const king = (): object => ({ card: card('KING BATONS') });
const onFirst = (table: Table): object => ({ on: table.players[table.first] });
const both = (mask: string): Opening => ({ masks: { ann: mask, bob: mask } });
const pending = (table: Table): Promise<Answer> => table.atTable(table.second, 'offerSfida');

const CASES: readonly Case[] = [
  {
    why: 'a play out of turn [Play]',
    who: 'second',
    mutation: 'playCard',
    input: king,
    refusal: ['NOT_YOUR_TURN', 'play'],
  },
  {
    why: 'a play under a pending Sfida [K12]',
    before: pending,
    who: 'first',
    mutation: 'playCard',
    input: king,
    refusal: ['SFIDA_PENDING', 'play'],
  },
  {
    why: 'a Sfida while one is pending [K12]',
    before: pending,
    who: 'first',
    mutation: 'offerSfida',
    refusal: ['SFIDA_PENDING', 'play'],
  },
  {
    why: 'answering where no Sfida is [Play]',
    who: 'first',
    mutation: 'answerSfida',
    input: () => ({ accept: true }),
    refusal: ['NO_SFIDA', 'play'],
  },
  {
    why: 'a bet by a participant [Gambling]',
    who: 'second',
    mutation: 'placeBet',
    input: onFirst,
    refusal: ['YOU_ARE_A_PARTICIPANT', 'gambling'],
  },
  {
    why: 'a participant as bookmaker [Gambling]',
    who: 'first',
    mutation: 'becomeBookmaker',
    refusal: ['YOU_ARE_A_PARTICIPANT', 'gambling'],
  },
  {
    why: 'the power of another mask [Reali]',
    who: 'first',
    mutation: 'useReali',
    input: () => ({ trick: 'UNIVERSO' }),
    refusal: ['MASK_LACKS_POWER', 'masks'],
  },
  {
    why: 'the own mask revealed [V6]',
    opening: both('MORANTE'),
    who: 'first',
    mutation: 'revealMask',
    input: () => ({ mask: 'MORANTE' }),
    refusal: ['SAME_MASK', 'masks'],
  },
  {
    why: 'a Fine while it is played [Ending a Game]',
    who: 'host',
    mutation: 'endGame',
    refusal: ['GAME_NOT_CLOSED', 'ending-a-game'],
  },
  {
    why: 'voiding without a reason [K21]',
    who: 'host',
    mutation: 'voidGame',
    input: () => ({ reason: ' ' }),
    refusal: ['MALFORMED', 'ending-a-game'],
  },
  {
    why: 'settling before the end [Gambling]',
    before: (table) => table.atTable('cyd', 'placeBet', onFirst(table)),
    who: 'cyd',
    mutation: 'settleBets',
    refusal: ['GAME_NOT_ENDED', 'gambling'],
  },
];

const OF_PARTICIPANTS: readonly (readonly [MutationName, object, string])[] = [
  ['playCard', king(), 'play'],
  ['offerSfida', {}, 'play'],
  ['answerSfida', { accept: true }, 'play'],
  ['resignGame', {}, 'play'],
  ['useReali', { trick: 'UNIVERSO' }, 'masks'],
  ['revealMask', { mask: 'REALI' }, 'masks'],
];

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

describe('an outsider', () => {
  it('is refused whatever players, dealers and hosts do', async () => {
    const table = await house.table();
    const was = await everything(table);
    const { id: seasonId, game: gameId } = table;
    const codes: unknown[] = [];
    for (const [mutation, input] of [
      ...OF_PARTICIPANTS.map(([name, more]) => [name, { gameId, ...more }] as const),
      ['becomeBookmaker', { gameId }],
      ['settleBets', { gameId }],
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
      ...Array<string>(OF_PARTICIPANTS.length + 5).fill('NOT_A_PLAYER'),
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

it('a deck is no matter of a game in earnest, not an empty one either', async () => {
  const table = await house.empty({ rehearsal: false });
  const ask = async (deck: unknown): Promise<unknown> =>
    (await table.ask('host', 'startGame', { seasonId: table.id, deck })).refusal.code;
  expect(await ask(null)).toBe('TOO_FEW_AVAILABLE');
  expect(await ask([card('KING CUPS')])).toBe('NOT_A_REHEARSAL');
  expect(await ask([])).toBe('NOT_A_REHEARSAL');
});
