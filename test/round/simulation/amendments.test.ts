/** Thousands of amendments, a few per round. A shorter test is `any-amendment.test.ts`. */
import { assertAtLeast, expectOften, fc, runs } from '../../support/property-testing';
import { draws } from '../../rulesets/random-operations';
import { adoptedIn, amendedRound, nameless } from '../proposals/amended-round';
import { DOCUMENTS } from '../proposals/busy-round';

/** The number of runs per edition. */
const RUNS = Math.ceil(runs(600) / DOCUMENTS.length);
const LEAST = 3;
const LONG_MS = Math.max(240_000, RUNS * 5_000);

describe.each(DOCUMENTS)('rounds that begin as %s', (_edition, document) => {
  it(
    'are playable, foldable and told, whatever players adopt [H3; 4, 7]',
    () => {
      let [adopted, played] = [0, 0];
      assertAtLeast(
        LEAST,
        fc.property(draws(10), (asked) => {
          played += 1;
          adopted += adoptedIn(amendedRound(asked, document));
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
      const other = { ...document, edition: 'nobodys/rules' };
      fc.assert(
        fc.property(draws(8), (asked) => {
          expect(nameless(amendedRound(asked, other), other)).toEqual(
            nameless(amendedRound(asked, document), document),
          );
        }),
        { numRuns: Math.ceil(RUNS / 10) },
      );
    },
    LONG_MS,
  );
});
