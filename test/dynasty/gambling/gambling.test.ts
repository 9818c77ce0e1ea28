import { DAY_MS, ofType, rules, TestDynasty } from '../harness';
import { tableOfTwo } from '../tables';
import type { Setting, Table } from '../tables';

const document = rules({ startingPegs: { type: 'FIXED', pegs: 5 } });

/**
 * A game that has just ended. Cid is the bookmaker, Dot bet on the winner, and Eve and Fay on the
 * loser.
 */
function bookedGame({ steward = true, ...setting }: Setting & { steward?: boolean } = {}): Table {
  const onlookers = ['cid', 'dot', 'eve', 'fay'];
  const table = tableOfTwo({
    opening: { document: { ...document, steward } },
    onlookers,
    ...setting,
  });
  const { dynasty, first, second } = table;
  dynasty.do('cid', { type: 'BecomeBookmaker', gameId: 'g1' });
  dynasty.bet('dot', first);
  dynasty.bet('eve', second);
  dynasty.atTable(first, 'OfferSfida');
  dynasty.bet('fay', second);
  dynasty.answer(second, false);
  dynasty.end();
  return table;
}

const pegs = ({ dynasty }: Table): number[] =>
  ['cid', 'dot', 'eve', 'fay'].map((name) => dynasty.pegs(name));

describe('Juice [K17]', () => {
  it.each([
    ['at the start', undefined, false, 3],
    ['under a Sfida', undefined, true, 2],
    ['with two who wear Succo', 'SUCCO', false, 7],
  ])('%s', (_when, mask, sfida, juice) => {
    const { dynasty, first } = tableOfTwo({
      ...(mask === undefined ? {} : { mask }),
      onlookers: ['cid'],
    });
    if (sfida) dynasty.atTable(first, 'OfferSfida');
    expect(dynasty.bet('cid', first)).toBeNull();
    expect(ofType(dynasty.told, 'BetPlaced')[0]).toMatchObject({ juice });
  });

  it('is less by one for each acceptance, and has nothing of Succo under Lightning [K4]', () => {
    const { dynasty, first, second } = tableOfTwo({
      mask: 'SUCCO',
      grandCanal: 'LIGHTNING ARCANA',
      onlookers: ['cid'],
    });
    dynasty.atTable(first, 'OfferSfida');
    dynasty.answer(second, true);
    dynasty.bet('cid', first);
    expect(ofType(dynasty.told, 'BetPlaced')[0]).toMatchObject({ juice: 2 });
  });
});

describe('settling', () => {
  it('is done by the steward as the game ends: winners, losers, bookmaker [K17]', () => {
    const table = bookedGame();
    expect(ofType(table.dynasty.told, 'BetsSettled').map(({ part }) => part)).toEqual([
      ...['WINNERS', 'LOSERS', 'BOOKMAKER'],
    ]);
    // Dot gains 3, and Eve loses 3. Fay bet during the Sfida, and loses 2. Cid gains 2 for two
    // losers, and loses 1 for a winner.
    expect(pegs(table)).toEqual([6, 8, 2, 3]);
    expect(table.dynasty.atTable('dot', 'SettleBets')).toMatchObject({ code: 'BETS_SETTLED' });
  });

  it('is done game by game where several end at one instant [K14, K17]', () => {
    const dynasty = TestDynasty.open({
      rehearsal: false,
      document: { ...document, steward: true, automaticDealing: true },
    });
    dynasty.join('ann', 'bob', 'cid', 'dot', 'eve');
    dynasty.ready('ann', 'bob', 'cid', 'dot');
    for (const { id, startingPlayerId: on } of dynasty.state.all('games')) {
      dynasty.do('eve', { type: 'PlaceBet', gameId: id, on });
    }
    const told = dynasty.advanceTo(dynasty.state.need('games', 'g1').deadlineMs!);
    const order = told
      .filter(({ type }) => type === 'GameEnded' || type === 'BetsSettled')
      .map((event) => 'gameId' in event && event.gameId);
    expect(order).toEqual(order.toSorted());
    expect(new Set(order)).toEqual(new Set(['g1', 'g2']));
    expect(order.length).toBeGreaterThan(2);
  });

  it('is done by the players where there is no steward, each part once [K17]', () => {
    const table = bookedGame({ steward: false });
    const { dynasty } = table;
    expect(pegs(table)).toEqual([5, 5, 5, 5]);
    expect(dynasty.atTable('eve', 'SettleBets')).toBeNull();
    expect(pegs(table)).toEqual([6, 5, 2, 3]);
    expect(dynasty.atTable('eve', 'SettleBets')).toMatchObject({ code: 'BETS_SETTLED' });
    expect(dynasty.atTable('dot', 'SettleBets')).toBeNull();
    expect(pegs(table)).toEqual([6, 8, 2, 3]);
    expect(dynasty.atTable('dot', 'SettleBets')).toMatchObject({ code: 'BETS_SETTLED' });
  });

  it('is too late 48 hours after the end, at that instant', () => {
    const { dynasty } = bookedGame({ steward: false });
    dynasty.pass(2 * DAY_MS - 1);
    expect(dynasty.atTable('eve', 'SettleBets')).toBeNull();
    dynasty.pass(1);
    expect(dynasty.atTable('dot', 'SettleBets')).toMatchObject({ code: 'TOO_LATE_TO_SETTLE' });
  });

  it('takes no more than there is [K16]', () => {
    const poor = { document: rules({ startingPegs: { type: 'FIXED', pegs: 1 } }) };
    expect(pegs(bookedGame({ opening: poor }))).toEqual([2, 4, 0, 0]);
  });

  it('lets all bets lose without a Campione [K17]', () => {
    const { dynasty, first } = tableOfTwo({ opening: { document }, onlookers: ['cid'] });
    dynasty.bet('cid', first);
    dynasty.playOut();
    dynasty.end();
    expect(dynasty.pegs('cid')).toBe(2);
  });

  it('waits for the end, and for bets', () => {
    const { dynasty, first } = tableOfTwo({ onlookers: ['cid'] });
    expect(dynasty.atTable('cid', 'SettleBets')).toMatchObject({ code: 'GAME_NOT_ENDED' });
    dynasty.atTable(first, 'ResignGame');
    dynasty.end();
    expect(dynasty.atTable('cid', 'SettleBets')).toMatchObject({ code: 'NO_BETS' });
  });

  it('gives Succo a peg for every two who bet, rounded up; void bets do not count [K14]', () => {
    const { dynasty, first, second } = tableOfTwo({
      opening: { document },
      mask: 'SUCCO',
      onlookers: ['cid', 'dot', 'eve', 'fay'],
    });
    for (const name of ['cid', 'dot', 'eve', 'fay']) dynasty.bet(name, first);
    dynasty.do('fay', { type: 'LeaveSeason' });
    dynasty.atTable(second, 'ResignGame');
    const ended = ofType(dynasty.end(), 'GameEnded')[0]!;
    const succo = ended.pegs.filter(({ reason }) => reason === 'SUCCO');
    expect(succo.map(({ by }) => by)).toEqual([2, 2]);
  });
});

describe('who bets', () => {
  it.each([
    ['a participant', 'first', 'YOU_ARE_A_PARTICIPANT'],
    ['the bookmaker', 'cid', 'YOU_ARE_THE_BOOKMAKER'],
    ['who has bet', 'dot', 'ALREADY_BET'],
  ])('is not %s', (_what, who, code) => {
    const { dynasty, first } = tableOfTwo({ onlookers: ['cid', 'dot'] });
    dynasty.do('cid', { type: 'BecomeBookmaker', gameId: 'g1' });
    dynasty.bet('dot', first);
    const before = dynasty.journal.length;
    expect(dynasty.bet(who === 'first' ? first : who, first)).toMatchObject({
      code,
      rule: 'gambling',
    });
    expect(dynasty.journal).toHaveLength(before);
  });

  it('bets on a participant', () => {
    const { dynasty } = tableOfTwo({ onlookers: ['cid', 'dot'] });
    expect(dynasty.bet('cid', 'dot')).toMatchObject({ code: 'BET_ON_NO_PARTICIPANT' });
  });

  it('is too late once the game is closed, and so is a bookmaker', () => {
    const { dynasty, first } = tableOfTwo({ onlookers: ['cid'] });
    dynasty.atTable(first, 'ResignGame');
    expect(dynasty.bet('cid', first)).toMatchObject({ code: 'GAME_CLOSED', rule: 'gambling' });
    expect(dynasty.ask('cid', { type: 'BecomeBookmaker', gameId: 'g1' })).toMatchObject({
      code: 'GAME_CLOSED',
    });
  });

  it('finds one bookmaker in a game, who is no participant', () => {
    const { dynasty, first } = tableOfTwo({ onlookers: ['cid', 'dot'] });
    const ask = (who: string): unknown =>
      dynasty.ask(who, { type: 'BecomeBookmaker', gameId: 'g1' });
    expect(ask(first)).toMatchObject({ code: 'YOU_ARE_A_PARTICIPANT' });
    expect(ask('cid')).toBeNull();
    expect(ask('dot')).toMatchObject({ code: 'BOOKMAKER_TAKEN' });
  });

  it('cannot where the rules know no betting', () => {
    const opening = { document: rules({ betting: null }) };
    const { dynasty, first } = tableOfTwo({ opening, onlookers: ['cid'] });
    expect(dynasty.bet('cid', first)).toMatchObject({ code: 'NO_BETTING' });
  });
});
