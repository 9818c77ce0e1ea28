import type { Expression } from '../../../src/rulesets';
import { isPopular } from '../../../src/season';
import type { Popularity } from '../../../src/season';
import {
  isAttainable,
  passesTest,
  earlyOutcome,
} from '../../../src/season/governance/proposals/popularity';
import { assertAtLeast, fc, runs } from '../../support/property-testing';

const number: fc.Arbitrary<Expression> = fc.oneof(
  fc.integer({ min: 0, max: 9 }),
  fc.constantFrom('votesFor', 'votesAgainst', 'players').map((name) => ({ name })),
);
const sum: fc.Arbitrary<Expression> = fc.oneof(
  number,
  fc
    .tuple(fc.constantFrom('ADD', 'SUBTRACT', 'MULTIPLY', 'DIVIDE'), number, number)
    .map(([op, one, other]): Expression => ({ op: op as 'ADD', of: [one, other] })),
);
const test: fc.Arbitrary<Expression> = fc
  .tuple(fc.constantFrom('LESS', 'MORE', 'AT_LEAST', 'AT_MOST', 'EQUAL'), sum, sum)
  .map(([op, one, other]): Expression => ({ op: op as 'LESS', of: [one, other] }));
const formula = fc.oneof(
  test,
  fc.tuple(test, test).map(([one, other]): Expression => ({ op: 'AND', of: [one, other] })),
);
const popularity: fc.Arbitrary<Popularity> = fc.oneof(
  formula.map((of): Popularity => ({ test: 'FORMULA', formula: of, settles: true })),
  fc
    .integer({ min: 0, max: 12 })
    .map((minimumVotes): Popularity => ({ test: 'FOR_AT_LEAST_AGAINST', minimumVotes })),
  fc.tuple(formula, fc.integer({ min: 0, max: 12 })).map(([quorum, minimumVotes]): Popularity => ({
    ...{ test: 'QUORUM', minimumVotes, oldestFirst: true, quorum },
  })),
);
const players = fc.integer({ min: 1, max: 9 });

/** All ways in which this number of voters can vote. */
const splits = (voters: number) =>
  Array.from({ length: voters + 1 }, (_, votesFor) =>
    Array.from({ length: voters - votesFor + 1 }, (_none, votesAgainst) => ({
      votesFor,
      votesAgainst,
    })),
  ).flat();

describe('whatever the rules ask for, and however many players there are', () => {
  it('some votes adopt a proposal, and where the rules can be met nothing else does [AE2]', () => {
    let lost = 0;
    assertAtLeast(
      400,
      fc.property(popularity, players, (asked, voters) => {
        const classes = [{ popularity: asked }];
        const ends = splits(voters);
        const met = ends.map((end) => passesTest(asked, end, voters));
        expect(isAttainable(asked, voters)).toBe(met.some(Boolean));
        const popular = ends.map((end) => isPopular(asked, end, voters, { classes }));
        expect(popular).toContain(true);
        if (met.some(Boolean)) expect(popular).toEqual(met);
        else {
          lost += 1;
          expect(popular).toEqual(ends.map(({ votesFor }) => 2 * votesFor > voters));
        }
      }),
      { numRuns: runs(400) },
    );
    expect(lost).toBeGreaterThan(10);
  });

  it('a formula settles it only as each of those that can still vote would have it [AC2]', () => {
    fc.assert(
      fc.property(formula, players, fc.nat(9), fc.nat(9), (asked, voters, inFavour, against) => {
        const votesFor = Math.min(inFavour, voters);
        const tally = { votesFor, votesAgainst: Math.min(against, voters - votesFor) };
        const of: Popularity = { test: 'FORMULA', formula: asked, settles: true };
        const settled = earlyOutcome(of, tally, voters);
        const left = splits(voters - tally.votesFor - tally.votesAgainst).map((more) =>
          passesTest(
            of,
            {
              votesFor: tally.votesFor + more.votesFor,
              votesAgainst: tally.votesAgainst + more.votesAgainst,
            },
            voters,
          ),
        );
        if (settled !== null) expect(new Set(left)).toEqual(new Set([settled]));
        else expect(left.every(Boolean)).toBe(false);
      }),
      { numRuns: runs(400) },
    );
  });

  it('a class that is out of reach beside one that is not stays so', () => {
    const ten: Popularity = {
      test: 'FORMULA',
      formula: { op: 'AT_LEAST', of: [{ name: 'players' }, 10] },
    };
    const all = { votesFor: 4, votesAgainst: 0 };
    const usual = { popularity: { test: 'FOR_MORE_THAN_AGAINST' } } as const;
    expect(isPopular(ten, all, 4, { classes: [{ popularity: ten }, usual] })).toBe(false);
    expect(isPopular(ten, all, 4, { classes: [{ popularity: ten }] })).toBe(true);
    expect(isPopular(ten, all, 4)).toBe(false);
  });
});
