/**
 * The way to fast-check for all tests. A property that fails prints its seed and the example;
 * SIMULATION_SEED plays the same again, in every suite, and makes the example as small as it can.
 * SIMULATION_RUNS says how often a simulation plays.
 */
import * as fc from 'fast-check';

const RUNS = process.env['SIMULATION_RUNS'] ?? '';
const SEED = process.env['SIMULATION_SEED'] ?? '';
// To make an example smaller can take hours, which jest cannot end: only who plays it again waits for that.
fc.configureGlobal(SEED === '' ? { endOnFailure: true } : { seed: Number(SEED) });

/** How often a property is tried: as often as is usual for it, unless SIMULATION_RUNS says otherwise. */
export function runs(usual: number): number {
  return RUNS === '' ? usual : Number(RUNS);
}

export { fc };
