import { expectOften, fc, runs } from '../../support/property-testing';
import { draws } from '../../rulesets/random-operations';
import { DOCUMENTS } from './busy-round';
import { adoptedIn, amendedRound, nameless } from './amended-round';

/** The number of runs per edition. */
const RUNS = Math.ceil(runs(8) / DOCUMENTS.length);

it('is playable, foldable and told, whatever edition players amend [H3; 4, 7]', () => {
  let [played, adopted] = [0, 0];
  for (const [edition, document] of DOCUMENTS) {
    fc.assert(
      fc.property(fc.constant(edition), draws(6), (_edition, asked) => {
        played += 1;
        adopted += adoptedIn(amendedRound(asked, document));
      }),
      { numRuns: RUNS },
    );
  }
  // A run adopts about three amendments.
  expectOften(adopted, 0.5, { played, asked: RUNS * DOCUMENTS.length, least: DOCUMENTS.length });
});

it('goes the same whatever the edition is called [7]', () => {
  for (const [edition, document] of DOCUMENTS) {
    const other = { ...document, edition: 'nobodys/rules' };
    fc.assert(
      fc.property(fc.constant(edition), draws(3), (_edition, asked) => {
        expect(nameless(amendedRound(asked, other), other)).toEqual(
          nameless(amendedRound(asked, document), document),
        );
      }),
      { numRuns: Math.ceil(RUNS / 5) },
    );
  }
});
