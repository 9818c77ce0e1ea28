import { fc, runs } from '../../simulated';
import { draws } from '../../rulesets/any-operation';
import { DOCUMENT } from './busy-round';
import { adoptedIn, amendedRound, nameless } from './amending';

const RUNS = runs(10);

it('is playable, foldable and told, whatever players adopt [H3; 4, 7]', () => {
  let adopted = 0;
  fc.assert(
    fc.property(draws(6), (asked) => {
      adopted += adoptedIn(amendedRound(asked));
    }),
    { numRuns: RUNS },
  );
  // Of a run about three are.
  expect(adopted).toBeGreaterThan(RUNS / 2);
}, 120_000);

it('goes the same whatever the edition is called [7]', () => {
  const other = { ...DOCUMENT, edition: 'nobodys/rules' };
  fc.assert(
    fc.property(draws(4), (asked) => {
      expect(nameless(amendedRound(asked, other), other)).toEqual(
        nameless(amendedRound(asked), DOCUMENT),
      );
    }),
    { numRuns: Math.ceil(RUNS / 5) },
  );
}, 120_000);
