/**
 * The access to fast-check for all tests. A failing property prints its seed and the example.
 *
 * - SIMULATION_SEED replays that seed in every suite and shrinks the example.
 * - SIMULATION_RUNS is the number of runs of a simulation.
 * - SIMULATION_SECONDS is the limit of processor time of each property, which runs at least once, or
 * as often as `assertAtLeast` says. A property that waits for a database also ends after three times
 * the limit on the clock, but not within 30 seconds. The test run lists at its end the properties that this cut short.
 * Failures are then not shrunk.
 *
 * The gate replays one seed: while the code is the same, the same runs find nothing new.
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

/**
 * The limit on the clock: 180 s of jest's 240 s in the long form. Its minimum keeps other work on
 * the machine from cutting the short properties of the gate.
 */
const clockLimit = (limitMs: number): number => Math.max(3 * limitMs, 30_000);
/** The number of runs that no time limit cuts. */
let uncut = 1;

/** Stops a property after the time limit, but not before its uncut runs. */
function budget<Ts>(limitMs: number): fc.Plugin<Ts> {
  return () => {
    const least = uncut;
    let begun = 0;
    let begunAtMs = 0;
    let clockMs = 0;
    const isSpent = (): boolean =>
      processorMs() - begunAtMs >= limitMs || performance.now() - clockMs >= clockLimit(limitMs);
    return {
      decorateRun: (run) => (value) => {
        if (begun === 0) {
          begunAtMs = processorMs();
          clockMs = performance.now();
        } else if (begun >= least && isSpent()) return new fc.PreconditionFailure(true);
        begun += 1;
        return run(value);
      },
      onAllRunsComplete: (details) => {
        if (details.interrupted) noteCut(details.numRuns, details.runConfiguration.numRuns ?? 100);
      },
    };
  };
}

/** The processor time of this process, which other processes do not change. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
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
 * Checks a property like `fc.assert`, but no time limit cuts its first `least` runs. Tests that count
 * what comes up over the runs need it, so that they pass at any speed.
 */
export function assertAtLeast<Ts>(
  least: number,
  property: fc.IProperty<Ts>,
  parameters: fc.Parameters<Ts>,
): void {
  uncut = least;
  try {
    fc.assert(property, parameters);
  } finally {
    uncut = 1;
  }
}

/**
 * Expects `count` to exceed `often` times the number of runs. If the property was cut short, expects
 * `count` to exceed 0 after `least` runs.
 */
export function expectOften(count: number, often: number, { played, asked, least }: Played): void {
  if (played >= asked) expect(count).toBeGreaterThan(often * played);
  else if (least !== undefined) {
    expect(played).toBeGreaterThanOrEqual(least);
    expect(count).toBeGreaterThan(0);
  }
}
type Played = {
  readonly played: number;
  readonly asked: number;
  /** The uncut runs; left out if a single run may be all. */
  readonly least?: number;
};

export { fc };
