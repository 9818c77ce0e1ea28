import { optionsOf } from '../../../src/round';
import { account } from '../harness';
import { amendTo, NEXT_SUNDAY } from './amend-rules';
import { accept, cancel, decline, offer, trade, traders } from './traders';

const KNIGHT = 'CARD:KNIGHT:SWORDS';

it('takes place at the second consent, all of it at once [Trade; G1]', () => {
  const round = traders();
  round.grant('bob', { [KNIGHT]: 1, TRUNG: 3 });
  const [ann, bob] = [round.held('ann', 'CHIP'), round.held('bob', 'CHIP')];
  round.do('ann', offer('p2', { give: { CHIP: 5 }, get: { [KNIGHT]: 1, TRUNG: 2 } }));
  round.do('bob', accept('t1'));
  expect(round.told).toEqual([
    {
      type: 'TradeDone',
      tradeId: 't1',
      transfers: [
        { from: 'player:p1', to: 'player:p2', item: 'CHIP', quantity: 5 },
        { from: 'player:p2', to: 'player:p1', item: KNIGHT, quantity: 1 },
        { from: 'player:p2', to: 'player:p1', item: 'TRUNG', quantity: 2 },
      ],
    },
  ]);
  expect([round.held('ann', 'CHIP'), round.held('bob', 'CHIP')]).toEqual([ann - 5, bob + 5]);
  expect([round.held('ann', KNIGHT), round.held('bob', 'TRUNG')]).toEqual([1, 1]);
  expect(trade(round, 't1')).toMatchObject({ status: 'DONE', endedAtMs: NEXT_SUNDAY });
});

it.each([
  ['the one who offered', { give: { TRUNG: 2 }, get: { CHIP: 1 } }, ['p1']],
  ['the one who accepts', { give: { CHIP: 1 }, get: { TRUNG: 2 } }, ['p2']],
  ['both', { give: { TRUNG: 2 }, get: { [KNIGHT]: 1 } }, ['p1', 'p2']],
])('is off, and nothing moves, if %s lacks an item then [G1]', (_who, sides, lacking) => {
  const round = traders();
  round.grant('ann', { TRUNG: 1 });
  round.grant('bob', { TRUNG: 1 });
  round.do('ann', offer('p2', sides));
  const before = round.state.all('holdings');
  round.do('bob', accept('t1'));
  const { status, lacks } = trade(round, 't1');
  expect(status).toBe('OFF');
  expect(lacks.map(({ playerId }) => playerId)).toEqual(lacking);
  expect(round.told).toEqual([{ type: 'TradeOff', tradeId: 't1', lacks }]);
  expect(round.state.all('holdings')).toEqual(before);
  expect(round.ask('bob', accept('t1'))).toMatchObject({ code: 'TRADE_OVER' });
});

it('lets the same chips be promised to two, of whom the first gets them [G1]', () => {
  const round = traders();
  round.grant('ann', { TRUNG: 1 });
  round.do('ann', offer('p2', { give: { TRUNG: 1 } }));
  round.do('ann', offer('p3', { give: { TRUNG: 1 } }));
  round.do('cid', accept('t2'));
  round.do('bob', accept('t1'));
  expect(trade(round, 't2').status).toBe('DONE');
  expect(trade(round, 't1').lacks).toEqual([{ playerId: 'p1', item: 'TRUNG', have: 0, need: 1 }]);
});

it.each([
  ['accepted', accept, 'bob', 'ann'],
  ['declined', decline, 'bob', 'ann'],
  ['taken back', cancel, 'ann', 'bob'],
])('is %s by its own side alone, and once', (_done, command, right, wrong) => {
  const round = traders();
  round.do('ann', offer('p2', { give: { CHIP: 1 } }));
  expect(round.ask(wrong, command('t1'))).toMatchObject({ code: 'TRADE_NOT_YOURS' });
  expect(round.ask('cid', command('t1'))).toMatchObject({ code: 'TRADE_NOT_YOURS' });
  expect(round.ask('cid', command('t2'))).toMatchObject({ code: 'TRADE_NOT_FOUND' });
  expect(round.ask('eve', command('t1'))).toMatchObject({ code: 'NOT_A_PLAYER' });
  round.do(right, command('t1'));
  expect(round.ask(right, command('t1'))).toMatchObject({ code: 'TRADE_OVER' });
});

it('ends all open offers of who leaves, made and received, before the leaving [B2]', () => {
  const round = traders();
  const gift = { give: { CHIP: 1 } };
  round.do('ann', offer('p2', gift));
  round.do('bob', offer('p1', gift));
  round.do('bob', offer('p3', gift));
  round.do('ann', { type: 'LeaveSeason' });
  expect(round.told).toMatchObject([
    { type: 'TradeCancelled', tradeId: 't1', leaverId: 'p1' },
    { type: 'TradeCancelled', tradeId: 't2', leaverId: 'p1' },
    { type: 'PlayerLeft' },
  ]);
  expect((['t1', 't2', 't3'] as const).map((id) => trade(round, id).status)).toEqual([
    'CANCELLED',
    'CANCELLED',
    'OFFERED',
  ]);
  expect(round.violations()).toEqual([]);
});

it('goes by the ruleset of its moment [R1]', () => {
  const round = traders();
  round.do('ann', offer('p2', { give: { CHIP: 1 } }));
  amendTo(round, (document) => document.trade.untradable.push('CHIP'));
  expect(round.ask('bob', accept('t1'))).toMatchObject({
    code: 'ITEM_UNTRADABLE',
    facts: { item: 'CHIP' },
  });
  amendTo(round, (document) => void (document.membership.reputableAfterDays = 30));
  expect(round.ask('bob', accept('t1'))).toMatchObject({ code: 'NOT_REPUTABLE' });
});

it('is no option once an item of it cannot be traded any more [Trade]', () => {
  const round = traders();
  round.do('ann', offer('p2', { give: { CHIP: 1 } }));
  const offered = (): boolean =>
    optionsOf(round.state, account('bob'), round.now).some(
      ({ mutation }) => mutation === 'acceptTrade',
    );
  expect(offered()).toBe(true);
  amendTo(round, ({ trade: rules }) => rules.untradable.push('CHIP'));
  expect(round.ask('bob', accept('t1'))).toMatchObject({ code: 'ITEM_UNTRADABLE' });
  expect(offered()).toBe(false);
});
