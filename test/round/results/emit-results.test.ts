import { audienceOf } from '../../../src/round';
import { CLOCK_EVENTS } from '../../../src/round/clock';
import { REHEARSAL_EVENTS } from '../../../src/round/rehearsal';
import { RESULT_EVENTS } from '../../../src/round/results/emit-results';
import { PLAYED_EVENTS } from '../../../src/round/results/played-events';
import { SEASON_EVENTS } from '../../../src/round/season';
import { addLot, addPlayer, grantTo, runningRound } from '../given';
import { NEXT_SUNDAY, ofType, THURSDAY } from '../harness';
import { commitAndReveal, commitText } from '../secret-actions/secret-action-commands';

it('tells each player once of all that a settlement meant [S26]', () => {
  const round = runningRound();
  const [ann, bob, cyd] = [addPlayer(round), addPlayer(round), addPlayer(round)];
  addPlayer(round);
  for (const { id } of [ann, bob, cyd]) grantTo(round, id, { CHIP: 100 });
  for (let lot = 1; lot <= 2; lot += 1) addLot(round);
  commitAndReveal(round, ann, 'BIDS', '1: 30, 2: 5');
  commitAndReveal(round, bob, 'BIDS', '1: 20, 2: 25');
  commitText(round, cyd, 'BIDS', 'never told');
  round.advanceTo(THURSDAY);
  const [settled, ...more] = ofType(round.advanceTo(NEXT_SUNDAY), 'WeekSettled');
  expect(more).toEqual([]);
  expect(settled!.results).toMatchObject([
    { playerId: 'p1', wonLotIds: ['l1'], paid: 30, lostLotIds: ['l2'], failedActionIds: [] },
    { playerId: 'p2', wonLotIds: ['l2'], paid: 25, lostLotIds: ['l1'], failedActionIds: [] },
    { playerId: 'p3', wonLotIds: [], paid: 0, lostLotIds: [], failedActionIds: ['a3'] },
  ]);
  expect(audienceOf(round.state, settled!)).toEqual(['p1', 'p2', 'p3']);
});

it('tells nobody of a settlement that meant nothing to anybody [S26]', () => {
  const round = runningRound();
  addPlayer(round);
  addLot(round);
  expect(ofType(round.advanceTo(NEXT_SUNDAY), 'WeekSettled')).toEqual([]);
});

it('asks all events that say what they mean to players', () => {
  const saying = (table: object): string[] =>
    Object.entries(table)
      .filter(([, record]: [string, object]) => 'incomeCause' in record || 'results' in record)
      .map(([type]) => type);
  expect(saying(PLAYED_EVENTS)).toContain('LotSold');
  for (const table of [CLOCK_EVENTS, REHEARSAL_EVENTS, RESULT_EVENTS, SEASON_EVENTS]) {
    expect(saying(table)).toEqual([]);
  }
});
