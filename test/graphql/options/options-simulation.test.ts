import { fc, runs } from '../../support/property-testing';
import { RULESETS } from '../../round/simulation/rulesets';
import { Season } from '../../round/simulation/season';
import { ACCOUNTS, plan } from '../../round/simulation/steps';
import { checkAll } from './option-checks';

const RUNS = runs(3);
const LONG_MS = Math.max(240_000, RUNS * 3_000);

describe('the input of an option is taken by its mutation', () => {
  it.each(RULESETS)(
    'in simulated seasons of %s',
    async (_name, ruleset) => {
      await fc.assert(
        fc.asyncProperty(plan, async (steps) => {
          const season = new Season(ruleset, steps).open();
          for (const step of steps.steps) season.play(step);
          await checkAll({ kind: 'ROUND', season: season.round }, ACCOUNTS);
        }),
        { numRuns: RUNS },
      );
    },
    LONG_MS,
  );
});
