import { assertAtLeast, expectOften, fc, runs } from '../../support/property-testing';
import { draws } from '../../rulesets/random-operations';
import { adoptedIn, amendedDynasty, DOCUMENT, nameless } from './random-amendments';

const RUNS = runs(24);
const LEAST = 2;

it('is playable, foldable and told, whatever players adopt [V14, K19; 4, 7]', () => {
  let [played, adopted] = [0, 0];
  assertAtLeast(
    LEAST,
    fc.property(draws(8), (asked) => {
      played += 1;
      adopted += adoptedIn(amendedDynasty(asked));
    }),
    { numRuns: RUNS },
  );
  expectOften(adopted, 1, { played, asked: RUNS, least: LEAST });
});

it('goes the same whatever the edition is called [7]', () => {
  const other = { ...DOCUMENT, edition: 'nobodys/rules' };
  fc.assert(
    fc.property(draws(4), (asked) => {
      expect(nameless(amendedDynasty(asked, other), other)).toEqual(
        nameless(amendedDynasty(asked), DOCUMENT),
      );
    }),
    { numRuns: Math.ceil(RUNS / 6) },
  );
});
