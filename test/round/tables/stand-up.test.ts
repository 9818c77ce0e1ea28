import { optionsOf } from '../../../src/round';
import { account, edition, ofType, typesOf } from '../harness';
import { agree, casino, CHIP, propose, proposed, sitDown, STAND_UP } from './casino';

it('gives both their wagers back before a war is decided [War; J3]', () => {
  const round = proposed();
  round.do('bob', agree(2));
  expect(round.do('ann', STAND_UP)).toEqual([
    {
      type: 'StoodUp',
      tableId: 't1',
      sittingId: 's1',
      playerId: 'p1',
      transfers: [{ from: 'table:t1', to: 'player:p2', item: CHIP, quantity: 20 }],
    },
  ]);
  expect(round.held('bob', CHIP)).toBe(100);
  expect(round.violations()).toEqual([]);
});

it('leaves the other sitting with its wager, for whoever comes, who must be agreed to anew [T4]', () => {
  const round = proposed();
  round.do('bob', agree(2));
  round.do('ann', STAND_UP);
  expect(round.ask('bob', agree(2))).toMatchObject({ code: 'WAGER_MISSING' });
  round.do('cid', propose({ [CHIP]: 5 }, 't1'));
  expect(round.ask('cid', agree(2))).toMatchObject({ code: 'WAGERS_CHANGED' });
  round.do('cid', agree(3));
  expect(typesOf(round.do('bob', agree(3)))).toContain('WarDrawn');
});

it('ends the table when the last one stands up', () => {
  const round = casino();
  round.do('ann', sitDown());
  round.do('ann', STAND_UP);
  expect(round.state.need('gamingTables', 't1')).toMatchObject({
    status: 'ABANDONED',
    endedAtMs: round.now,
  });
});

it('is refused to who sits nowhere, and to who is no player', () => {
  expect(casino().ask('ann', STAND_UP)).toEqual({ code: 'NOT_SITTING', rule: 'tables', facts: {} });
  expect(casino().ask('eve', STAND_UP)).toMatchObject({ code: 'NOT_A_PLAYER' });
});

it.each([
  ['leaves', 'ann', () => ({ type: 'LeaveSeason' }) as const],
  ['is removed', 'host', () => ({ type: 'RemovePlayer', playerId: 'p1' as never }) as const],
])(
  'comes first when a player %s: both keep their wagers until then [B2]',
  (_what, who, command) => {
    const round = proposed();
    round.do('ann', agree(2));
    const events = round.do(who, command());
    expect(typesOf(events).slice(0, 2)).toEqual(['StoodUp', 'PlayerLeft']);
    expect(ofType(events, 'PlayerLeft')[0]!.transfers).toMatchObject([
      { item: CHIP, quantity: 100 },
    ]);
    expect(round.violations()).toEqual([]);
  },
);

it('happens to everybody when the round ends: no war is decided after it [T5]', () => {
  const round = proposed();
  round.do('ann', agree(2));
  expect(typesOf(round.do('host', { type: 'CloseSeason' }))).toEqual([
    ...['StoodUp', 'StoodUp', 'RoundClosed', 'WeekEnded'],
  ]);
  expect(round.held('ann', CHIP)).toBe(100);
  expect(round.ask('ann', STAND_UP)).toMatchObject({ code: 'ROUND_OVER' });
});

it('happens to everybody when the round is won [T5; Victory]', () => {
  const round = proposed();
  round.grant('cid', { TRUNG: 100 });
  round.do('cid', { type: 'TradeInTrungs', exchange: 'GOLD_STAR', times: 10 });
  expect(typesOf(round.told)).toEqual([
    ...['TrungsTradedIn', 'StoodUp', 'StoodUp', 'RoundWon', 'WeekEnded'],
  ]);
});

it('can be done when the rules have come to have no tables, where nobody sits down [T8]', () => {
  const round = casino();
  round.do('ann', sitDown());
  const { state } = round;
  state.put('revisions', { ...state.need('revisions', 'r1'), document: edition({ tables: null }) });
  expect(round.ask('bob', sitDown('t1'))).toMatchObject({ code: 'NO_TABLES' });
  const offered = optionsOf(state, account('ann'), round.now).map(({ mutation }) => mutation);
  expect(offered.filter((mutation) => /^(sit|stand|play|propose|agree)/.test(mutation))).toEqual([
    'standUp',
  ]);
  expect(round.ask('ann', STAND_UP)).toBeNull();
});
