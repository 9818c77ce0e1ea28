import type * as Simulated from './simulated';

/** The helper as a run with these settings has it. */
function simulatedWith(settings: Readonly<Record<string, string>>): typeof Simulated {
  const before = process.env;
  process.env = { ...before, ...settings };
  try {
    jest.resetModules();
    return jest.requireActual<typeof Simulated>('./simulated');
  } finally {
    process.env = before;
  }
}

describe('a property', () => {
  it('plays from SIMULATION_SEED, and a failure prints it', () => {
    const { fc } = simulatedWith({ SIMULATION_SEED: '7' });
    const few = fc.property(fc.integer(), (drawn) => drawn < 100);
    expect(() => fc.assert(few)).toThrow(/seed: 7, path:/);
    const failed = fc.check(few);
    expect(failed.failed).toBe(true);
    expect(fc.check(few).counterexamplePath).toBe(failed.counterexamplePath);
  });

  it('is tried as often as SIMULATION_RUNS says, or as is usual for it', () => {
    expect(simulatedWith({ SIMULATION_RUNS: '3' }).runs(12)).toBe(3);
    expect(simulatedWith({ SIMULATION_RUNS: '' }).runs(12)).toBe(12);
  });
});
