/**
 * The way to fast-check for all tests. A property that fails prints its seed and the example.
 *
 * - SIMULATION_SEED plays from that seed in every suite, and makes the example as small as it can.
 * - SIMULATION_RUNS says how often a simulation plays.
 * - SIMULATION_SECONDS is the budget of each property: it plays at least once, and no longer than that. The run of
 *   tests prints at its end which properties this cut short. Failures are not made smaller then.
 */
import { appendFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import * as fc from 'fast-check';

const RUNS = process.env['SIMULATION_RUNS'] ?? '';
const SEED = process.env['SIMULATION_SEED'] ?? '';
const SECONDS = process.env['SIMULATION_SECONDS'] ?? '';
const NOTES = process.env['RIDOTTO_TEST_DIR'] ?? '';

// To make an example smaller can take hours, which jest cannot end: only who plays it again waits for that.
fc.configureGlobal({
  ...(SEED !== '' && { seed: Number(SEED) }),
  ...((SEED === '' || SECONDS !== '') && { endOnFailure: true }),
});
if (SECONDS !== '') fc.installGlobalPlugin(budget(Number(SECONDS) * 1_000));

/** Stops after the time limit, but plays at least one value. */
function budget<Ts>(limitMs: number): fc.Plugin<Ts> {
  return () => {
    let endsAtMs: number | null = null;
    return {
      decorateRun: (run) => (value) => {
        if (endsAtMs !== null && Date.now() >= endsAtMs) return new fc.PreconditionFailure(true);
        endsAtMs ??= Date.now() + limitMs;
        return run(value);
      },
      onAllRunsComplete: (details) => {
        if (details.interrupted) noteCut(details.numRuns, details.runConfiguration.numRuns ?? 100);
      },
    };
  };
}

function noteCut(played: number, asked: number): void {
  if (NOTES === '') return;
  const { testPath = '', currentTestName = '' } = expect.getState();
  const suite = relative(join(__dirname, '../..'), testPath);
  appendFileSync(
    join(NOTES, 'cut-simulations'),
    `${suite}: ${currentTestName}: ${played} of ${asked}\n`,
  );
}

/** The number of runs of a property: the usual one, unless SIMULATION_RUNS overrides it. */
export function runs(usual: number): number {
  return RUNS === '' ? usual : Number(RUNS);
}

/**
 * The least frequency of something per run of a property. A run that is cut short is exempt: it may
 * be a single example.
 */
export function expectOften(count: number, often: number, { played, asked }: Played): void {
  if (played >= asked) expect(count).toBeGreaterThan(often * played);
}
type Played = { readonly played: number; readonly asked: number };

export { fc };
