import { textOf } from '../../support/in-process-api';
import { FIRST_HAND, openGiolitti, SECOND_HAND } from './games';
import type { GiolittiHouse, GiolittiTable, Opening } from './games';

let house: GiolittiHouse;
beforeAll(async () => {
  house = await openGiolitti();
});
afterAll(() => house.close());

type Table = GiolittiTable;
type Ending = {
  readonly how: string;
  readonly play: (table: Table) => Promise<unknown>;
  readonly closing: string;
  readonly resigned: 'first' | 'second' | null;
  readonly campione: 'first' | 'second' | null;
  readonly fined?: readonly ('first' | 'second')[];
  readonly stakes?: number;
  /** The number of pegs that the Campione gains without bets. */
  readonly pegs?: number;
  readonly last: RegExp;
};

/** Plays all cards. The starting player scores L'Aria once. */
async function playOut(
  table: Table,
  changes: Readonly<Record<string, string>> = {},
): Promise<void> {
  const [mine, theirs] = [FIRST_HAND.split(', '), SECOND_HAND.split(', ')];
  for (let play = 0; play < 7; play += 1) {
    await table.play(
      table.first,
      changes[mine[play] ?? ''] ?? mine[play] ?? '',
      Number(play === 1),
    );
    await table.play(table.second, changes[theirs[play] ?? ''] ?? theirs[play] ?? '');
  }
}
const sfida = (table: Table): Promise<unknown> => table.atTable(table.first, 'offerSfida');
const answer = (table: Table, accept: boolean): Promise<unknown> =>
  table.atTable(table.second, 'answerSfida', { accept });

const ENDINGS: readonly Ending[] = [
  {
    how: 'a Fine of who would have won [Ending a Game]',
    play: (table) => playOut(table, { 'QUEEN CUPS': 'QUEEN SWORDS' }),
    ...{ closing: 'PLAYED', resigned: null, campione: 'second', fined: ['first'] },
    last: /The Fine names \w+; \w+ is Campione for 1 peg\.$/,
  },
  {
    how: 'a resignation at raised stakes [Play]',
    play: async (table) => {
      await sfida(table);
      await answer(table, true);
      await table.atTable(table.second, 'resignGame');
    },
    ...{ closing: 'RESIGNED', resigned: 'second', campione: 'first', stakes: 2, pegs: 2 },
    last: /clean; \w+ is Campione for 2 pegs\.$/,
  },
  {
    how: 'a turn that is not taken for 48 hours [K13]',
    play: (table) => table.pass(48),
    ...{ closing: 'TURN_TIMED_OUT', resigned: 'first', campione: 'second' },
    last: /clean; \w+ is Campione for 1 peg\.$/,
  },
];

const nameOf = (table: Table, who: 'first' | 'second' | null): { name: string } | null =>
  who === null ? null : { name: table[who] };

describe('a game is ended by', () => {
  test.each(ENDINGS)('$how', async (ending) => {
    const table = await house.table();
    await ending.play(table);
    const closed = await table.shown();
    expect(closed).toMatchObject({
      ...{ gameStatus: 'CLOSED', status: 'PLAYED', turn: null, deadline: null, sfida: null },
      ...{ fine: null, campione: null, seed: null, closing: ending.closing },
      resigned: nameOf(table, ending.resigned),
    });
    await table.atTable('host', 'endGame');
    const fined = (ending.fined ?? []).map((who) => nameOf(table, who));
    const ended = await table.shown();
    expect(ended).toMatchObject({
      ...{ gameStatus: 'ENDED', stakes: ending.stakes ?? 1 },
      campione: nameOf(table, ending.campione),
      fine: { clean: fined.length === 0, fined, hands: [{}, {}] },
    });
    expect(textOf(ended.seed)).toMatch(/^[0-9a-f]{64}$/);
    expect(textOf(ended.story.at(-1))).toMatch(ending.last);
    const standings = await table.standings();
    if (ending.campione !== null) {
      const { pegs, magistrelli, record } = standings[table[ending.campione]]!;
      const gained = ending.pegs ?? 1;
      expect([pegs, magistrelli]).toEqual([gained, 10 + gained]);
      expect(record).toMatchObject({ games: 1, won: 1, lost: 0, drawn: 0, fined: 0 });
    }
  });
});

describe('a game that is played', () => {
  it('shows plays, pockets, scores and the story as they come [Tricks]', async () => {
    const table = await house.table({ masks: { ann: 'PEDROLINO', bob: 'PEDROLINO' } });
    await table.play(table.first, 'KING BATONS');
    await table.play(table.second, 'ACE BATONS', 4);
    await table.play(table.first, 'KING COINS', 1);
    const game = await table.shown();
    const [first, second] = [table.first, table.second];
    expect(game).toMatchObject({
      ...{ bersaglio: 31, turn: { name: second } },
      plays: [
        { number: 1, claim: 0, scored: 0 },
        { number: 2, claim: 4, scored: 0 },
        { number: 3, claim: 1, scored: 1 },
      ],
      participants: [
        { score: 4, pocket: [{ suit: 'BATONS' }, { suit: 'COINS' }] },
        { score: 3, pocket: [{ rank: 'ACE' }] },
      ],
      story: [
        expect.stringMatching(
          new RegExp(
            `^${first} \\(Pedrolino\\) against ${second} \\(Pedrolino\\); Grand Canal 10 of Swords, Bersaglio 31; L’Aria, .*, Il Verme\\.$`,
          ),
        ) as unknown as string,
        `1. ${first}: King of Batons.`,
        `2. ${second}: Ace of Batons, claims 4, scores 0.`,
        `3. ${first}: King of Coins, scores 1 for L’Aria.`,
      ],
    });
  });

  it('tells participants what a card would score, and nobody else [K10]', async () => {
    const table = await house.table();
    await table.play(table.first, 'KING BATONS');
    await table.play(table.second, 'ACE BATONS');
    const query = `query ($id: ID!, $card: CardInput!) {
      claimable(gameId: $id, card: $card) { trick name points why } }`;
    const input = { id: table.game, card: { rank: 'KING', suit: 'COINS' } };
    const { claimable } = await table.api.data(query, input, table.token(table.first));
    expect(claimable).toContainEqual({
      ...{ trick: 'ARIA', name: 'L’Aria', points: 1, why: '1 point.' },
    });
    for (const who of ['cyd', 'host']) {
      expect(await table.api.fault(query, input, table.token(who))).toBe('FORBIDDEN');
    }
    const whole = `query ($id: ID!) { node(id: $id) { ... on GiolittiGame {
      claimables { card { rank suit } nameable points tricks { trick name points why } } } } }`;
    const { node } = await table.api.data(whole, { id: table.game }, table.token(table.first));
    const inHand = [...node.claimables].filter(({ card: { rank } }) => textOf(rank) === 'KING');
    expect([...node.claimables]).toHaveLength(7);
    const coins = inHand.find(({ card: { suit } }) => textOf(suit) === 'COINS');
    expect(coins?.tricks).toEqual(claimable);
    const named = inHand.find(({ card: { suit } }) => textOf(suit) === 'BATONS');
    expect(named).toMatchObject({ nameable: false, points: 0, tricks: [] });
    expect(coins).toMatchObject({ nameable: true });
    const deck = `query ($id: ID!) { node(id: $id) { ... on GiolittiGame {
      claimables(wholeDeck: true) { points } } } }`;
    const all = await table.api.data(deck, { id: table.game }, table.token(table.first));
    expect([...all.node.claimables].length).toBeGreaterThan(7);
    for (const who of ['cyd', 'host']) {
      const told = await table.api.data(whole, { id: table.game }, table.token(who));
      expect(told.node.claimables).toBeNull();
    }
    const wrong = { id: table.game, card: { rank: 'DUKE', suit: 'COINS' } };
    const { errors } = await table.api.ask(query, wrong, table.token(table.first));
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'card' });
  });
});

describe('the Grand Canal', () => {
  it.each([
    ['lays both hands open under a Magician [K1]', 'MAGICIAN ARCANA', 7],
    ['leaves them to their players under a Sun [K1]', 'SUN ARCANA', null],
  ])('%s', async (_what, grandCanal, length) => {
    const table = await house.table({ grandCanal } satisfies Opening);
    const { participants } = await table.shown();
    const open = participants.map(({ disclosedHand, hand }) => [
      (disclosedHand as typeof disclosedHand | null)?.length ?? null,
      (hand as typeof hand | null)?.length ?? null,
    ]);
    expect(open).toEqual([
      [length, length],
      [length, length],
    ]);
  });
});
