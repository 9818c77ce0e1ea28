import { amount } from '../amounts';
import { optionsOf } from '../../../src/round';
import { account, at, later, MONDAY, NEXT_SUNDAY, TestRound, typesOf } from '../harness';
import { accept, cancel, decline, offer, trade, traders } from './traders';

it('is offered in the open, and reserves nothing [Trade; G1]', () => {
  const round = traders();
  const before = round.held('ann', 'CHIP');
  round.do('ann', offer('p2', { give: { CHIP: 5 }, get: { 'CARD:KNIGHT:SWORDS': 1 } }));
  expect(round.told).toEqual([
    {
      type: 'TradeOffered',
      tradeId: 't1',
      fromId: 'p1',
      toId: 'p2',
      give: [{ item: 'CHIP', quantity: 5 }],
      get: [{ item: 'CARD:KNIGHT:SWORDS', quantity: 1 }],
      counterTo: null,
    },
  ]);
  expect(round.held('ann', 'CHIP')).toBe(before);
  expect(trade(round, 't1')).toMatchObject({ status: 'OFFERED', offeredAtMs: NEXT_SUNDAY });
});

it('counts an item that is named twice once, with the sum', () => {
  const round = traders();
  const items = [amount('CHIP', 2), amount('TRUNG'), amount('CHIP', 3)];
  round.do('ann', {
    type: 'OfferTrade',
    toId: 'p2' as never,
    give: items,
    get: [],
    counterTo: null,
  });
  expect(trade(round, 't1').give).toEqual([
    { item: 'CHIP', quantity: 5 },
    { item: 'TRUNG', quantity: 1 },
  ]);
});

it.each([
  ['a Gold Star to give', { give: { GOLD_STAR: 1 } }, 'ITEM_UNTRADABLE', { item: 'GOLD_STAR' }],
  ['a Gold Star to get', { get: { GOLD_STAR: 1 } }, 'ITEM_UNTRADABLE', { item: 'GOLD_STAR' }],
  ['an item that there is not', { give: { DUCK: 1 } }, 'ITEM_UNKNOWN', { item: 'DUCK' }],
  [
    'a card that there is not',
    { get: { 'CARD:KING:ARCANA': 1 } },
    'CARD_UNKNOWN',
    { item: 'CARD:KING:ARCANA' },
  ],
  ['no chips', { give: { CHIP: 0 } }, 'AMOUNT_NOT_NATURAL', { item: 'CHIP', amount: 0 }],
  ['half a chip', { give: { CHIP: 0.5 } }, 'AMOUNT_NOT_NATURAL', { item: 'CHIP', amount: 0.5 }],
  ['two empty sides', {}, 'EMPTY_SIDE', { empty: 2, emptySides: 1 }],
])('refuses %s [Trade; G1]', (_what, sides, code, facts) => {
  expect(traders().ask('ann', offer('p2', sides))).toMatchObject({ code, facts });
});

it.each([
  [0, { give: { CHIP: 1 } }, 'EMPTY_SIDE'],
  [0, { give: { CHIP: 1 }, get: { TRUNG: 1 } }, undefined],
  [2, {}, undefined],
])('lets %d sides be empty, by the ruleset [G1]', (emptySides, sides, code) => {
  const round = traders((document) => void (document.trade.emptySides = emptySides));
  expect(round.ask('ann', offer('p2', sides))?.code).toBe(code);
});

it('refuses a trade with oneself, and with who is no player', () => {
  const round = traders();
  const gift = { give: { CHIP: 1 } };
  expect(round.ask('ann', offer('p1', gift))).toMatchObject({ code: 'TRADE_WITH_ONESELF' });
  expect(round.ask('ann', offer('p9', gift))).toMatchObject({ code: 'PLAYER_NOT_FOUND' });
  round.do('cid', { type: 'LeaveSeason' });
  expect(round.ask('ann', offer('p3', gift))).toMatchObject({ code: 'PLAYER_NOT_FOUND' });
  expect(round.ask('eve', offer('p1', gift))).toMatchObject({ code: 'NOT_A_PLAYER' });
});

it('is for reputable players, the instant seven days after joining included [Trade; B3]', () => {
  const gift = offer('p2', { give: { CHIP: 1 } });
  const early = traders(undefined, later(NEXT_SUNDAY, -1));
  expect(early.ask('ann', gift)).toEqual({
    code: 'NOT_REPUTABLE',
    rule: 'trade',
    facts: { reputableAtMs: NEXT_SUNDAY },
  });
  const round = traders();
  round.join('dot');
  expect(round.ask('ann', offer('p4', { give: { CHIP: 1 } }))).toMatchObject({
    code: 'PARTNER_NOT_REPUTABLE',
    facts: { playerId: 'p4', reputableAtMs: at('2021-09-12') },
  });
  expect(round.ask('dot', gift)?.code).toBe('NOT_REPUTABLE');
  const open = traders((document) => void (document.trade.reputableOnly = false), MONDAY);
  expect(open.ask('ann', gift)).toBeNull();
});

it('is refused before the start and after the end', () => {
  const round = TestRound.open({ rehearsal: true, startsAtMs: at('2021-09-30') });
  round.join('ann', 'bob');
  round.do('host', { type: 'AdvanceClock', toMs: at('2021-09-20') });
  const gift = offer('p2', { give: { CHIP: 1 } });
  expect(round.ask('ann', gift)).toMatchObject({ code: 'ROUND_NOT_STARTED', rule: 'trade' });
  round.do('host', { type: 'CloseSeason' });
  for (const command of [gift, accept('t1'), decline('t1'), cancel('t1')]) {
    expect(round.ask('ann', command)).toMatchObject({ code: 'ROUND_OVER', rule: 'trade' });
  }
});

it('answers an offer with another, which ends the first [G1]', () => {
  const round = traders();
  round.do('ann', offer('p2', { give: { CHIP: 5 }, get: { TRUNG: 1 } }));
  const more = { give: { TRUNG: 1 }, get: { CHIP: 9 }, counterTo: 't1' as const };
  expect(round.ask('cid', offer('p1', more))).toMatchObject({ code: 'TRADE_NOT_YOURS' });
  expect(round.ask('bob', offer('p3', more))).toMatchObject({ code: 'TRADE_NOT_YOURS' });
  expect(round.ask('bob', offer('p1', { ...more, counterTo: 't7' }))).toMatchObject({
    code: 'TRADE_NOT_FOUND',
  });
  round.do('bob', offer('p1', more));
  expect(trade(round, 't1')).toMatchObject({ status: 'COUNTERED', endedAtMs: NEXT_SUNDAY });
  expect(trade(round, 't2')).toMatchObject({
    status: 'OFFERED',
    fromId: 'p2',
    counterTo: 't1' as const,
  });
  expect(round.ask('bob', accept('t1'))).toEqual({
    code: 'TRADE_OVER',
    rule: 'trade',
    facts: { tradeId: 't1', status: 'COUNTERED' },
  });
  expect(round.violations()).toEqual([]);
});

it('refuses the fifty-first open offer [R2]', () => {
  const round = traders();
  const gift = offer('p2', { give: { CHIP: 1 } });
  for (let made = 0; made < 50; made += 1) round.do('ann', gift);
  expect(round.ask('ann', gift)).toMatchObject({
    code: 'TOO_MANY_OFFERS',
    facts: { open: 50, most: 50 },
  });
  round.do('ann', cancel('t7'));
  expect(round.ask('ann', gift)).toBeNull();
});

it('refuses more than 300 entries, and a billion and one, whoever asks', () => {
  const round = traders();
  const many = Array.from({ length: 301 }, () => amount('CHIP'));
  const command = { type: 'OfferTrade', toId: 'p2' as never, get: [], counterTo: null } as const;
  expect(round.ask('eve', { ...command, give: many })).toMatchObject({ code: 'MALFORMED' });
  expect(round.ask('eve', offer('p2', { get: { CHIP: 1e9 + 1 } }))?.code).toBe('MALFORMED');
});

describe('options', () => {
  const offered = (round: TestRound, who: string): string[] =>
    optionsOf(round.state, account(who), round.now)
      .filter(({ rule }) => rule === 'trade')
      .map(({ mutation, known }) => `${mutation} ${JSON.stringify(known)}`);

  it('say what can be done about which trade', () => {
    const round = traders();
    round.do('ann', offer('p2', { give: { CHIP: 1 } }));
    expect(offered(round, 'ann')).toEqual(['offerTrade {}', 'cancelTrade {"tradeId":"t1"}']);
    expect(offered(round, 'bob')).toEqual([
      'offerTrade {}',
      'acceptTrade {"tradeId":"t1"}',
      'declineTrade {"tradeId":"t1"}',
    ]);
    expect(offered(round, 'cid')).toEqual(['offerTrade {}']);
    round.do('bob', decline('t1'));
    expect(typesOf(round.told)).toEqual(['TradeDeclined']);
    expect(offered(round, 'bob')).toEqual(['offerTrade {}']);
  });

  it('offer no trade to who is not reputable, or alone', () => {
    expect(offered(traders(undefined, MONDAY), 'ann')).toEqual([]);
    const round = traders();
    round.do('bob', { type: 'LeaveSeason' });
    round.do('cid', { type: 'LeaveSeason' });
    expect(offered(round, 'ann')).toEqual([]);
  });
});
