import { MONDAY, TestRound } from '../harness';
import { casino, load, SPIN, sitDown, STAND_UP } from './casino';

it('opens a table for War, and lets a second player sit opposite [War]', () => {
  const round = casino();
  expect(round.do('ann', sitDown())).toEqual([
    { type: 'SatDown', tableId: 't1', sittingId: 's1', playerId: 'p1' },
  ]);
  round.do('bob', sitDown('t1'));
  expect(round.state.need('gamingTables', 't1')).toMatchObject({ kind: 'WAR', status: 'OPEN' });
  expect(round.violations()).toEqual([]);
});

it('can be done as often as one likes [Tables: limitless access]', () => {
  const round = casino();
  for (let time = 1; time <= 10; time += 1) {
    round.do('ann', sitDown());
    round.do('ann', STAND_UP);
  }
  expect(round.state.count('gamingTables')).toBe(10);
});

it('is refused at a table where two sit [War]', () => {
  const round = casino();
  round.do('ann', sitDown());
  round.do('bob', sitDown('t1'));
  expect(round.ask('cid', sitDown('t1'))).toEqual({
    code: 'TABLE_FULL',
    rule: 'war',
    facts: { tableId: 't1' },
  });
});

it('is refused to who sits, there or elsewhere [Tables; J4]', () => {
  const round = casino();
  round.do('ann', sitDown());
  round.do('bob', sitDown());
  for (const tableId of [null, 't1', 't2'] as const) {
    expect(round.ask('ann', sitDown(tableId))).toMatchObject({
      code: 'ALREADY_SITTING',
      facts: { tableId: 't1' },
    });
  }
});

it('is refused where no war is open: nowhere, at the slots, after the last one left', () => {
  const round = casino();
  load(round, 1, 6, 10);
  round.do('ann', SPIN);
  round.do('ann', sitDown());
  round.do('ann', STAND_UP);
  for (const tableId of ['t1', 't2', 't3'] as const) {
    expect(round.ask('bob', sitDown(tableId))).toEqual({
      code: 'TABLE_NOT_FOUND',
      rule: 'tables',
      facts: { tableId },
    });
  }
});

it('is refused to who is no player, and while no round is played', () => {
  expect(casino().ask('eve', sitDown())).toMatchObject({ code: 'NOT_A_PLAYER' });
  const round = TestRound.open({ rehearsal: true, startsAtMs: MONDAY });
  round.join('ann');
  expect(round.ask('ann', sitDown())).toMatchObject({ code: 'ROUND_NOT_STARTED' });
});
