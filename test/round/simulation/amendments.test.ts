/** Thousands of amendments, a few to a round: what `any-amendment.test.ts` tries some of. */
import { fc, runs } from '../../simulated';
import { draws } from '../../rulesets/any-operation';
import { adoptedIn, amendedRound, nameless } from '../proposals/amending';
import { DOCUMENT } from '../proposals/busy-round';

const RUNS = runs(500);
const LONG_MS = Math.max(120_000, RUNS * 5_000);

it(
  'rounds are playable, foldable and told, whatever players adopt [H3; 4, 7]',
  () => {
    let adopted = 0;
    fc.assert(
      fc.property(draws(10), (asked) => {
        adopted += adoptedIn(amendedRound(asked));
      }),
      { numRuns: RUNS },
    );
    expect(adopted).toBeGreaterThan(RUNS * 2);
  },
  LONG_MS,
);

it(
  'go the same whatever the edition is called [7]',
  () => {
    const other = { ...DOCUMENT, edition: 'nobodys/rules' };
    fc.assert(
      fc.property(draws(8), (asked) => {
        expect(nameless(amendedRound(asked, other), other)).toEqual(
          nameless(amendedRound(asked), DOCUMENT),
        );
      }),
      { numRuns: Math.ceil(RUNS / 10) },
    );
  },
  LONG_MS,
);
