import { dueRound, eventText, optionsOf } from '../../../src/round';
import { unaffordableBids } from '../../../src/round/bidding/invariants';
import { roundOf } from '../../../src/round/model/state';
import { fc, runs } from '../../support/property-testing';
import { account, later, replay, rowsOf } from '../harness';
import type { TestRound } from '../harness';
import { WHOLE } from '../../support/sentence';
import { acts, PEOPLE } from './random-actions';
import { gala } from './gallery-round';

const RUNS = runs(25);
const HOUR_MS = 3_600_000;

const steps = fc.array(
  fc.record({
    who: fc.constantFrom(...PEOPLE),
    act: acts,
    hours: fc.constantFrom(0, 0, 0, 1, 3, 12, 24),
  }),
  { minLength: 20, maxLength: 120, size: 'max' },
);

function healthy(round: TestRound): void {
  expect([...round.violations(), ...unaffordableBids(round.state)]).toEqual([]);
}

function wait(round: TestRound, hours: number): void {
  if (hours === 0) return;
  round.do('host', { type: 'AdvanceClock', toMs: later(round.now, hours * HOUR_MS) });
  healthy(round);
}

/** Advances sixteen days, which must decide everything in progress. */
function twoWeeks(round: TestRound): void {
  for (let day = 0; day < 16 && roundOf(round.state).status === 'RUNNING'; day += 1) {
    wait(round, 24);
  }
  if (roundOf(round.state).status !== 'RUNNING') return;
  expect(dueRound(round.state)).toBeGreaterThan(round.now);
  const undecided = [
    ...round.state.all('bids').filter(({ status }) => status === 'STANDING'),
    ...round.state.all('secretActions').filter(({ status }) => status === 'COMMITTED'),
    ...round.state.all('hands').filter(({ status }) => status === 'REVEALED'),
  ];
  expect(undecided).toEqual([]);
}

/** The types of events that must occur while the rules change. */
const BUSY = ['PlayerLotReturned', 'LotSold', 'PlayerLeft', 'WarProposed', 'ProposalAdopted'];

it('any amendment leaves lots, bids and Works in order [E7, E8, AG3, N9, Y1]', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(steps, (all) => {
      const round = gala({
        works: [0, 40, 7],
        change: ({ membership }) => {
          membership.reputableAfterDays = 0;
          membership.rejoinAfterDays = 0;
        },
      });
      for (const who of PEOPLE) round.grant(who, { 'CARD:ACE:CUPS': 3 });
      for (const { who, act, hours } of all) {
        round.ask(who, act(round, who));
        healthy(round);
        wait(round, hours);
      }
      twoWeeks(round);
      expect(rowsOf(replay(round.journal))).toEqual(rowsOf(round.state));
      for (const who of PEOPLE) optionsOf(round.state, account(who), round.now);
      for (const { event } of round.journal) {
        seen.add(event.type);
        expect(eventText(round.state, event)).toMatch(WHOLE);
      }
    }),
    { numRuns: RUNS },
  );
  expect(BUSY.filter((type) => !seen.has(type))).toEqual([]);
});
