import { BANK } from '../../../src/kernel';
import { eventText, optionsOf } from '../../../src/round';
import type { RoundCommand } from '../../../src/round';
import { TABLE_IDS } from '../../../src/round/model/ids';
import { fc, runs } from '../../support/property-testing';
import { account, later, ofType, replay, rowsOf, TestRound } from '../harness';
import { rulesetWith } from '../given';
import { expectSameDice } from '../replayed-dice';
import { WHOLE } from '../../support/sentence';
import { tableCommand } from './table-commands';

const RUNS = runs(60);
const ACCOUNTS = ['ann', 'bob', 'cid', 'dot'] as const;

type Step =
  | { readonly account: string; readonly command: RoundCommand }
  | { readonly account: string; readonly follows: 'agreeToWar' | 'sitDown' }
  | { readonly hours: number };

const command: fc.Arbitrary<RoundCommand> = fc.oneof(
  { weight: 9, arbitrary: tableCommand },
  fc.record({
    type: fc.constant('TradeInTrungs' as const),
    exchange: fc.constant('GOLD_STAR'),
    times: fc.constantFrom(1, 8),
  }),
);
const rare: fc.Arbitrary<RoundCommand> = fc.constantFrom(
  { type: 'LeaveSeason' as const },
  { type: 'RemovePlayer' as const, playerId: 'p2' as never },
  { type: 'CloseSeason' as const },
);
const who = fc.constantFrom(...ACCOUNTS);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 20, arbitrary: fc.record({ account: who, command }) },
  {
    weight: 20,
    arbitrary: fc.record({
      account: who,
      follows: fc.constantFrom('agreeToWar' as const, 'agreeToWar' as const, 'sitDown' as const),
    }),
  },
  { weight: 3, arbitrary: fc.record({ hours: fc.constantFrom(1, 24, 72) }) },
  {
    weight: 1,
    arbitrary: fc.record({ account: fc.constantFrom('host', ...ACCOUNTS), command: rare }),
  },
);
const season = fc.array(step, { minLength: 1, maxLength: 120, size: 'max' });

/** The command of an option: the player agrees to the wagers, or sits down opposite somebody. */
function followed(round: TestRound, step: Extract<Step, { follows: string }>): RoundCommand {
  const options = optionsOf(round.state, account(step.account), round.now);
  const { known = {} } = options.findLast(({ mutation }) => mutation === step.follows) ?? {};
  const tableId = typeof known['tableId'] === 'string' ? TABLE_IDS.read(known['tableId']) : null;
  if (step.follows === 'sitDown') {
    return { type: 'ProposeWar', tableId, wager: [{ item: 'CHIP', quantity: 10 }] };
  }
  const terms = typeof known['terms'] === 'number' ? known['terms'] : 0;
  return { type: 'AgreeToWar', tableId: tableId ?? 't1', terms, clientSeed: null };
}

/** Plays the steps, and checks the invariants after each. A refused command leaves no trace. */
function play(steps: readonly Step[]): TestRound {
  const round = TestRound.open({ rehearsal: true, document: rulesetWith() });
  for (const name of ACCOUNTS) {
    round.join(name);
    round.grant(name, { CHIP: 200, TRUNG: 20, GOLD_STAR: 1, 'CARD:ACE:CUPS': 2 });
  }
  for (const each of steps) {
    const mark = round.state.mark();
    if ('hours' in each) {
      round.ask('host', { type: 'AdvanceClock', toMs: later(round.now, each.hours * 3_600_000) });
    } else {
      const asked = 'command' in each ? each.command : followed(round, each);
      const refusal = round.ask(each.account, asked);
      if (refusal !== null) expect(round.state.mark()).toBe(mark);
    }
    expect(round.violations()).toEqual([]);
  }
  return round;
}

it('keeps the invariants, whatever is asked at tables, and replays to the same state', () => {
  fc.assert(
    fc.property(season, (steps) => {
      const round = play(steps);
      expect(rowsOf(replay(round.journal))).toEqual(rowsOf(round.state));
    }),
    { numRuns: RUNS },
  );
});

it('neither makes nor destroys anything at War, and moves no Gold Star [War; T1]', () => {
  fc.assert(
    fc.property(season, (steps) => {
      for (const { event } of play(steps).journal) {
        if (!['WarProposed', 'WarAgreed', 'WarDrawn', 'StoodUp'].includes(event.type)) continue;
        const transfers = 'transfers' in event ? event.transfers : [];
        expect(transfers.filter(({ from, to }) => [from, to].includes(BANK))).toEqual([]);
        expect(transfers.filter((transfer) => transfer.item === 'GOLD_STAR')).toEqual([]);
      }
    }),
    { numRuns: Math.ceil(RUNS / 3) },
  );
});

it('has dice that can be thrown again, and a sentence for every event', () => {
  fc.assert(
    fc.property(season, (steps) => {
      const round = play(steps);
      for (const { event } of round.journal) {
        expect(eventText(round.state, event)).toMatch(WHOLE);
      }
      expectSameDice(round, (week) => round.chance.publish(`week:${week}`));
    }),
    { numRuns: Math.ceil(RUNS / 3) },
  );
});

it('reaches what it is to test', () => {
  const seen = new Set<string>();
  for (const steps of fc.sample(season, { numRuns: 60, seed: 10 })) {
    const { journal } = play(steps);
    const events = journal.map(({ event }) => event);
    for (const { type } of events) seen.add(type);
    for (const { transfers } of ofType(events, 'StoodUp')) {
      if (transfers.length > 0) seen.add('wagers back');
    }
  }
  const wanted = [
    ...['SlotsPlayed', 'SatDown', 'WarProposed', 'WarAgreed', 'WarDrawn', 'StoodUp'],
    ...['PlayerLeft', 'RoundClosed', 'wagers back'],
  ];
  expect(wanted.filter((what) => !seen.has(what))).toEqual([]);
});
