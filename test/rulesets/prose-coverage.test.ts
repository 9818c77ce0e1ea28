/** Every change to the rules must show in their prose [design, section 3]. */
import { canonicalJson } from '../../src/kernel';
import {
  amendDynastyRuleset,
  amendRuleset,
  DYNASTY_EDITIONS,
  EDITIONS,
  markdownOf,
} from '../../src/rulesets';
import type { Ruleset } from '../../src/rulesets';
import { mixed } from '../round/simulation/rulesets';
import { assertAtLeast, expectOften, fc, runs } from '../support/property-testing';
import { gallery } from './documents';
import { draws, holesIn, legalPatch } from './random-operations';

const RUNS = runs(20);
const LEAST = 8;

/**
 * Places whose changes do not show: codes, which people do not read, and changes that have no
 * effect under these rules.
 */
const UNTOLD: readonly RegExp[] = [
  /^\/deck\/(?:traditions|colors)\/\d+\/group$/,
  /^\/proposals\/classes\/\d+\/class$/,
  // These change ducks or waiting periods that the rules lack, or manual settlement although the
  // steward settles.
  /^\/items\/\d+\/quack$/,
  /\/reputableOnly$/,
  /^\/betting\/settleHours$/,
  // The prose uses only the plural.
  /^\/items\/\d+\/name$/,
  /^\/deck\/archetypes\/\d+\/name$/,
];

const amended = (document: Ruleset, patch: unknown): Ruleset => {
  const found =
    document.kind === 'ROUND'
      ? amendRuleset(document, patch)
      : amendDynastyRuleset(document, patch);
  if (!found.ok) throw new Error('the patch is legal');
  return found.ruleset;
};

const DOCUMENTS: readonly (readonly [string, Ruleset])[] = [
  ...[...EDITIONS.values(), ...DYNASTY_EDITIONS.values()].map((each): [string, Ruleset] => [
    each.edition,
    each,
  ]),
  ['two procedures', mixed(gallery(), 'OPEN')],
];

test.each(DOCUMENTS)(
  'a change of %s is told, and without a hole',
  (_edition, document: Ruleset) => {
    let [tried, told] = [0, 0];
    assertAtLeast(
      LEAST,
      fc.property(draws(4), (asked) => {
        tried += 1;
        for (const draw of asked) {
          const patch = legalPatch(document, draw, []);
          if (patch === null) continue;
          const after = amended(document, patch);
          expect(holesIn(after)).toEqual([]);
          const isOther = canonicalJson(after) !== canonicalJson(document);
          if (!isOther || patch.some(({ path }) => UNTOLD.some((one) => one.test(path)))) continue;
          expect([patch, markdownOf(after) === markdownOf(document)]).toEqual([patch, false]);
          told += 1;
        }
      }),
      { numRuns: RUNS },
    );
    expectOften(told, 0.5, { played: tried, asked: RUNS, least: LEAST });
  },
);
