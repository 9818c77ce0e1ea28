import { drawsOf } from '../../../src/round';
import { edition, later, MONDAY, NEXT_SUNDAY, ofType, TestRound } from '../harness';
import { casino, CHIP, fix, load, SPIN, sitDown } from './casino';

it('takes 6 chips, spins and pays, and nobody sits afterwards [Slots; J2]', () => {
  const round = casino();
  load(round, 20, 20, 1);
  expect(round.do('ann', SPIN)).toMatchObject([
    {
      type: 'SlotsPlayed',
      tableId: 't1',
      playerId: 'p1',
      symbols: ['INFINITY', 'INFINITY', 'DUCK'],
      line: { symbol: 'INFINITY', inSequence: 2 },
      payout: 50,
      transfers: [
        { from: 'player:p1', to: 'bank', item: CHIP, quantity: 6 },
        { from: 'bank', to: 'player:p1', item: CHIP, quantity: 50 },
      ],
    },
  ]);
  expect(round.held('ann', CHIP)).toBe(144);
  expect(round.ask('ann', sitDown())).toBeNull();
  expect(round.violations()).toEqual([]);
});

it('throws three d20 of the week, stirred with the client seed that was fixed before [S24]', () => {
  const round = casino();
  round.do('ann', fix('lucky'));
  round.do('host', { type: 'AdvanceClock', toMs: NEXT_SUNDAY });
  round.do('ann', { ...SPIN, clientSeed: 'lucky' });
  const [event] = ofType(round.told, 'SlotsPlayed');
  expect(drawsOf(event!)).toMatchObject(
    [1, 2, 3].map((number) => ({
      ...{ week: 2, stream: 'slots/p1/1', number, sides: 20, clientSeeds: ['lucky'] },
    })),
  );
});

it('comes to the same whatever else was thrown before it, and whoever threw it [S24]', () => {
  const [early, late] = [casino(), casino()];
  late.do('bob', SPIN);
  late.do('cid', SPIN);
  const thrown = [early, late].map((round) => {
    round.do('ann', SPIN);
    return ofType(round.told, 'SlotsPlayed')[0]!.rolls;
  });
  expect(thrown[0]).toEqual(thrown[1]);
});

it('is had three times a week, from Sunday to Sunday [Slots; J2]', () => {
  const round = casino();
  load(round, ...[20, 1, 6], ...[20, 1, 6], ...[20, 1, 6], ...[20, 1, 6]);
  for (let spin = 1; spin <= 3; spin += 1) round.do('ann', SPIN);
  const refused = { code: 'NO_SITTINGS_LEFT', rule: 'slots', facts: { sittingsPerWeek: 3 } };
  expect(round.ask('ann', SPIN)).toEqual(refused);
  expect(round.ask('bob', SPIN)).toBeNull();
  round.do('host', { type: 'AdvanceClock', toMs: later(NEXT_SUNDAY, -1) });
  expect(round.ask('ann', SPIN)).toEqual(refused);
  round.do('host', { type: 'AdvanceClock', toMs: NEXT_SUNDAY });
  expect(round.ask('ann', SPIN)).toBeNull();
});

it('is refused to who has not 6 chips, and that is no sitting [J2]', () => {
  const round = casino();
  load(round, ...[1, 6, 10], ...[1, 6, 10], ...[1, 6, 10]);
  round.join('dot');
  round.grant('dot', { [CHIP]: 5 });
  expect(round.ask('dot', SPIN)).toEqual({
    code: 'NOT_ENOUGH',
    rule: 'slots',
    facts: { item: CHIP, have: 5, need: 6 },
  });
  round.grant('dot', { [CHIP]: 13 });
  for (let spin = 1; spin <= 3; spin += 1) round.do('dot', SPIN);
  expect(round.held('dot', CHIP)).toBe(0);
});

it('breaks with three ducks, for that player and the rest of the week [Slots; J1]', () => {
  const round = casino();
  load(round, 1, 3, 5);
  round.do('ann', SPIN);
  expect(round.told).toMatchObject([{ breaksMachine: true, payout: 0, line: { inSequence: 3 } }]);
  expect(round.ask('ann', SPIN)).toEqual({ code: 'MACHINE_BROKEN', rule: 'slots', facts: {} });
  expect(round.ask('bob', SPIN)).toBeNull();
  round.do('host', { type: 'AdvanceClock', toMs: NEXT_SUNDAY });
  expect(round.ask('ann', SPIN)).toBeNull();
});

it('is refused to who sits at a table for War [Tables; J4]', () => {
  const round = casino();
  round.do('ann', sitDown());
  expect(round.ask('ann', SPIN)).toEqual({
    code: 'ALREADY_SITTING',
    rule: 'tables',
    facts: { tableId: 't1' },
  });
});

it('is refused to who is no player, and for a malformed seed before that', () => {
  expect(casino().ask('eve', SPIN)).toMatchObject({ code: 'NOT_A_PLAYER' });
  expect(casino().ask('eve', { ...SPIN, clientSeed: 'a:b' })).toMatchObject({ code: 'MALFORMED' });
});

it('is refused before the start and after the end', () => {
  const round = TestRound.open({ rehearsal: true, startsAtMs: MONDAY });
  round.join('ann');
  expect(round.ask('ann', SPIN)).toMatchObject({ code: 'ROUND_NOT_STARTED' });
  round.do('host', { type: 'CloseSeason' });
  expect(round.ask('ann', SPIN)).toMatchObject({ code: 'ROUND_OVER' });
});

it('is refused under rules without tables', () => {
  const round = TestRound.open({ document: edition({ tables: null }) });
  round.join('ann');
  expect(round.ask('ann', SPIN)).toEqual({ code: 'NO_TABLES', rule: 'actions', facts: {} });
});
