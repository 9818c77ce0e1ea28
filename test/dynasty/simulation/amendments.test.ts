/** Thousands of amendments, a few per dynasty. A shorter test is `any-amendment.test.ts`. */
import { assertAtLeast, expectOften, fc, runs } from '../../support/property-testing';
import { draws } from '../../rulesets/random-operations';
import { adoptedIn, amendedDynasty, DOCUMENT, nameless } from '../proposals/random-amendments';

const RUNS = runs(250);
const LEAST = 2;
const LONG_MS = Math.max(240_000, RUNS * 5_000);

it(
  'dynasties are playable, foldable and told, whatever players adopt [V14, K19; 4, 7]',
  () => {
    let [adopted, played] = [0, 0];
    assertAtLeast(
      LEAST,
      fc.property(draws(10), (asked) => {
        played += 1;
        adopted += adoptedIn(amendedDynasty(asked));
      }),
      { numRuns: RUNS },
    );
    expectOften(adopted, 2, { played, asked: RUNS, least: LEAST });
  },
  LONG_MS,
);

it(
  'go the same whatever the edition is called [7]',
  () => {
    const other = { ...DOCUMENT, edition: 'nobodys/rules' };
    fc.assert(
      fc.property(draws(8), (asked) => {
        expect(nameless(amendedDynasty(asked, other), other)).toEqual(
          nameless(amendedDynasty(asked), DOCUMENT),
        );
      }),
      { numRuns: Math.ceil(RUNS / 10) },
    );
  },
  LONG_MS,
);
