/**
 * The access to fast-check for all tests. A failing property prints its seed and the example.
 *
 * - SIMULATION_SEED replays that seed in every suite and shrinks the example.
 * - SIMULATION_RUNS is the number of runs of a simulation.
 * - SIMULATION_SECONDS is the time limit of each property, which runs at least once. The test run
 * lists at its end the properties that this cut short. Failures are then not shrunk.
 */
import { appendFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import * as fc from 'fast-check';

const RUNS = process.env['SIMULATION_RUNS'] ?? '';
const SEED = process.env['SIMULATION_SEED'] ?? '';
const SECONDS = process.env['SIMULATION_SECONDS'] ?? '';
const NOTES = process.env['RIDOTTO_TEST_DIR'] ?? '';

// Shrinking can take hours and jest cannot stop it, so only a replay of a seed shrinks.
fc.configureGlobal({
  ...(SEED !== '' && { seed: Number(SEED) }),
  ...((SEED === '' || SECONDS !== '') && { endOnFailure: true }),
});
if (SECONDS !== '') fc.installGlobalPlugin(budget(Number(SECONDS) * 1_000));

/** Stops a property after the time limit, but runs it at least once. */
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

/** The number of runs of a property: `usual`, unless SIMULATION_RUNS overrides it. */
export function runs(usual: number): number {
  return RUNS === '' ? usual : Number(RUNS);
}

/**
 * Expects `count` to exceed `often` times the number of runs. A property that was cut short is
 * exempt, because it may have run once.
 */
export function expectOften(count: number, often: number, { played, asked }: Played): void {
  if (played >= asked) expect(count).toBeGreaterThan(often * played);
}
type Played = { readonly played: number; readonly asked: number };

export { fc };
