import { optionsOf } from '../../../src/round';
import { amount } from '../amounts';
import type { TableId } from '../../../src/round/model/ids';
import { account, edition, TestRound, typesOf } from '../harness';
import { amendTo } from '../trades/amend-rules';
import { agree, casino, CHIP, KNIGHT, propose, proposed, sitDown } from './casino';

it('sits down who stands, at a new table or opposite somebody [War]', () => {
  const round = casino();
  expect(typesOf(round.do('ann', propose({ [CHIP]: 10 })))).toEqual(['SatDown', 'WarProposed']);
  expect(round.do('bob', propose({ [CHIP]: 20 }, 't1'))).toMatchObject([
    { type: 'SatDown', tableId: 't1', playerId: 'p2' },
    { type: 'WarProposed', wager: [{ item: CHIP, quantity: 20 }], terms: 2, transfers: [] },
  ]);
});

it('moves nothing: items stay with the players until they agree [J3]', () => {
  const round = proposed();
  expect([round.held('ann', CHIP), round.held('bob', CHIP)]).toEqual([100, 100]);
});

it('takes agreements back when a wager is changed, and with them what was put up [T3]', () => {
  const round = proposed();
  round.do('ann', agree(2));
  expect(round.held('ann', CHIP)).toBe(90);
  expect(round.do('bob', propose({ [CHIP]: 15 }))).toMatchObject([
    {
      type: 'WarProposed',
      terms: 3,
      transfers: [{ from: 'table:t1', to: 'player:p1', item: CHIP, quantity: 10 }],
    },
  ]);
  expect(round.held('ann', CHIP)).toBe(100);
  expect(round.ask('bob', agree(3))).toBeNull();
  expect(round.state.need('gamingTables', 't1').status).toBe('OPEN');
  expect(round.violations()).toEqual([]);
});

it('lets one wager anew what one has on the table', () => {
  const round = proposed();
  round.do('ann', agree(2));
  expect(round.ask('ann', propose({ [CHIP]: 100 }))).toBeNull();
});

it('counts an item that is named twice as one', () => {
  const round = casino();
  const wager = [1, 2].map((quantity) => amount(CHIP, quantity));
  round.do('ann', { type: 'ProposeWar', tableId: null, wager });
  expect(round.told.at(-1)).toMatchObject({ wager: [{ item: CHIP, quantity: 3 }] });
});

it('takes whatever can be traded: cards, Trungs, Proposal-Makers', () => {
  const round = casino();
  const items = { [KNIGHT]: 2, TRUNG: 1, STANDARD_PROPOSAL_MAKER: 1 };
  round.grant('ann', items);
  expect(round.ask('ann', propose(items))).toBeNull();
});

it('is refused for Gold Stars, which cannot be traded [T1]', () => {
  const round = casino();
  round.grant('ann', { GOLD_STAR: 1 });
  expect(round.ask('ann', propose({ [CHIP]: 1, GOLD_STAR: 1 }))).toEqual({
    code: 'NOT_TO_BE_WAGERED',
    rule: 'war',
    facts: { item: 'GOLD_STAR' },
  });
  expect(round.violations()).toEqual([]);
});

it.each([
  ['more than one has', { [CHIP]: 101 }, { code: 'NOT_ENOUGH', facts: { have: 100, need: 101 } }],
  ['a card that one has not', { [KNIGHT]: 1 }, { code: 'NOT_ENOUGH', facts: { have: 0 } }],
  ['nothing of an item', { [CHIP]: 0 }, { code: 'AMOUNT_NOT_NATURAL' }],
  ['a part of an item', { [CHIP]: 1.5 }, { code: 'AMOUNT_NOT_NATURAL' }],
  ['no such item', { DUCK: 1 }, { code: 'ITEM_UNKNOWN' }],
  ['no such card', { 'CARD:DUCK:SWORDS': 1 }, { code: 'CARD_UNKNOWN' }],
  ['nothing at all [T2]', {}, { code: 'MALFORMED', rule: 'war' }],
  [
    'no such table before anything of the wager',
    { DUCK: 1 },
    { code: 'TABLE_NOT_FOUND' },
    't9' as const,
  ],
])('is refused for %s', (_what, wager, refusal, tableId: TableId | null = null) => {
  const items = wager as Readonly<Record<string, number>>;
  expect(casino().ask('ann', propose(items, tableId))).toMatchObject(refusal);
});

it('is refused to a third, and to who sits elsewhere [J4]', () => {
  const round = proposed();
  expect(round.ask('cid', propose({ [CHIP]: 1 }, 't1'))).toMatchObject({ code: 'TABLE_FULL' });
  round.do('cid', sitDown());
  expect(round.ask('cid', propose({ [CHIP]: 1 }, 't1'))).toMatchObject({
    code: 'ALREADY_SITTING',
    facts: { tableId: 't2' },
  });
});

it('is refused to who is no player, and under rules without tables', () => {
  expect(casino().ask('eve', propose({ [CHIP]: 1 }))).toMatchObject({ code: 'NOT_A_PLAYER' });
  const round = TestRound.open({ document: edition({ tables: null }) });
  round.join('ann');
  expect(round.ask('ann', propose({ [CHIP]: 1 }))).toMatchObject({ code: 'NO_TABLES' });
});

it('is offered while one has something that can be wagered, on the table or not [T1]', () => {
  const round = proposed();
  const offered = (who: string): boolean =>
    optionsOf(round.state, account(who), round.now).some(
      ({ mutation }) => mutation === 'proposeWar',
    );
  round.do('ann', agree(2));
  round.state.remove('holdings', 'player:p1|CHIP');
  expect([offered('ann'), offered('bob'), offered('cid')]).toEqual([true, true, true]);
  expect(round.ask('ann', propose({ [CHIP]: 10 }))).toBeNull();
  round.do('ann', agree(3));
  amendTo(round, ({ trade }) => trade.untradable.push(CHIP));
  expect(round.ask('ann', propose({ [CHIP]: 10 }))?.code).toBe('NOT_TO_BE_WAGERED');
  expect([offered('ann'), offered('bob'), offered('cid')]).toEqual([false, false, false]);
});
