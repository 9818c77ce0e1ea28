import { eventText, optionsOf } from '../../../src/round';
import type { RoundCommand } from '../../../src/round';
import type { DuckId } from '../../../src/round/model/ids';
import { fc, runs } from '../../support/property-testing';
import { account, replay, rowsOf } from '../harness';
import { amendTo } from '../trades/amend-rules';
import { traders } from '../trades/traders';
import type { TestRound } from '../harness';
import { WHOLE } from '../../support/sentence';
import { making, swap, withDucks } from './duck-rounds';

const NAMES = ['ann', 'bob', 'cid'] as const;
const RUNS = runs(60);

type Step =
  | { readonly who: string; readonly command: RoundCommand }
  | { readonly emptySides: number; readonly ducks: boolean };

const duckId = fc.integer({ min: 1, max: 4 }).map((number) => `d${number}` as const);
const side = fc.dictionary(
  fc.constantFrom('CHIP', 'CHIP', 'TRUNG', 'CARD:ACE:CUPS', 'BREAD', 'GOLD_STAR'),
  fc.constantFrom(1, 1, 1, 2, 30, 0),
  { maxKeys: 2 },
);
const player = fc.integer({ min: 1, max: 5 }).map((number) => `p${number}`);
const ofPlayers: fc.Arbitrary<RoundCommand> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc
      .tuple(duckId, side, side)
      .map(([duck, give, take]): RoundCommand => swap(duck, { give, take })),
  },
  fc.constant<RoundCommand>({ type: 'LeaveSeason' }),
  fc
    .constantFrom(...NAMES)
    .map((name): RoundCommand => ({ type: 'JoinSeason', name, inviteCode: null })),
);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 14,
    arbitrary: fc.record({ who: fc.constantFrom(...NAMES), command: ofPlayers }),
  },
  { weight: 2, arbitrary: player.map((id) => ({ who: 'host', command: making(id) })) },
  {
    weight: 1,
    arbitrary: fc.record({ emptySides: fc.nat(2), ducks: fc.constantFrom(true, true, false) }),
  },
);
const season = fc.array(step, { minLength: 1, maxLength: 60, size: 'max' });

function play(steps: readonly Step[]): TestRound {
  const round = traders(
    withDucks(({ membership }) => {
      membership.rejoinAfterDays = 0;
      membership.reputableAfterDays = 0;
    }),
  );
  for (const name of NAMES) {
    round.grant(name, { CHIP: 40, TRUNG: 2, 'CARD:ACE:CUPS': 1, BREAD: 1, GOLD_STAR: 1 });
    round.do('host', making(round.player(name)));
  }
  for (const each of steps) {
    if ('ducks' in each) {
      amendTo(round, ({ trade }) => Object.assign(trade, each));
      continue;
    }
    const before = round.state.mark();
    if (round.ask(each.who, each.command) !== null) expect(round.state.mark()).toBe(before);
    expect(round.violations()).toEqual([]);
  }
  return round;
}

/** All rows but the ruleset documents, which the test amends outside the journal. */
const rows = (state: TestRound['state']): unknown => ({ ...rowsOf(state), revisions: [] });

it('keeps the invariants and every item, whatever is asked, and replays to the same [5, 10]', () => {
  fc.assert(
    fc.property(season, (steps) => {
      const round = play(steps);
      expect(rows(replay(round.journal))).toEqual(rows(round.state));
      for (const { event } of round.journal) {
        expect(eventText(round.state, event)).toMatch(WHOLE);
      }
      for (const name of NAMES) optionsOf(round.state, account(name), round.now);
    }),
    { numRuns: RUNS },
  );
});

it('offers to trade with a duck only where some trade is not refused [Trade; G1]', () => {
  fc.assert(
    fc.property(season, (steps) => {
      const round = play(steps);
      for (const name of NAMES) {
        for (const { mutation, known } of optionsOf(round.state, account(name), round.now)) {
          if (mutation !== 'tradeWithDuck') continue;
          expect(suitable(round, name, known['duckId'] as DuckId)).toBe(true);
        }
      }
    }),
    { numRuns: RUNS },
  );
});

/** True if the duck accepts one of the simple trades. */
function suitable(round: TestRound, name: string, duckId: DuckId): boolean {
  const sides = [{}, ...['CHIP', 'TRUNG', 'CARD:ACE:CUPS'].map((item) => ({ [item]: 1 }))];
  return sides.some((give) =>
    sides.some((take) => round.ask(name, swap(duckId, { give, take })) === null),
  );
}
