import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type * as Simulated from './property-testing';

/** The module, loaded with these settings. */
function simulatedWith(settings: Readonly<Record<string, string>>): typeof Simulated {
  const before = process.env;
  process.env = { ...before, ...settings };
  try {
    jest.resetModules();
    return jest.requireActual<typeof Simulated>('./property-testing');
  } finally {
    process.env = before;
  }
}

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'ridotto-simulated-'));
});
afterEach(() => {
  rmSync(dir, { recursive: true });
});

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

  it.each(['sync', 'async'])('of the %s kind plays once where there is no time', async (kind) => {
    const { fc } = simulatedWith({ SIMULATION_SECONDS: '0', RIDOTTO_TEST_DIR: dir });
    let played = 0;
    const play = (): void => {
      played += 1;
    };
    const slow = fc.asyncProperty(fc.integer(), async () => {
      await Promise.resolve();
      play();
    });
    const any = kind === 'async' ? slow : fc.property(fc.integer(), play);
    await fc.assert(any, { numRuns: 1_000 });
    expect(played).toBe(1);
    expect(readFileSync(join(dir, 'cut-simulations'), 'utf8')).toBe(
      `test/support/property-testing.test.ts: ${expect.getState().currentTestName ?? ''}: 1 of 1000\n`,
    );
  });

  it('ends after three times its processor budget on the clock', () => {
    let nowMs = 0;
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => nowMs);
    const { fc } = simulatedWith({ SIMULATION_SECONDS: '20', RIDOTTO_TEST_DIR: dir });
    let played = 0;
    fc.assert(
      fc.property(fc.integer(), () => {
        played += 1;
        nowMs += 20_000;
      }),
      { numRuns: 100 },
    );
    clock.mockRestore();
    expect(played).toBe(3);
  });

  it('plays the runs that no limit may cut, however slow they are', () => {
    const { assertAtLeast, fc } = simulatedWith({ SIMULATION_SECONDS: '0', RIDOTTO_TEST_DIR: dir });
    let played = 0;
    const counted = fc.property(fc.integer(), () => {
      played += 1;
    });
    assertAtLeast(40, counted, { numRuns: 1_000 });
    expect(played).toBe(40);
    // The next property plays once again.
    fc.assert(counted, { numRuns: 1_000 });
    expect(played).toBe(41);
  });

  it.each([
    ['is often enough after all runs', 6, { played: 10, asked: 10, least: 2 }, true],
    ['is too rare after all runs', 5, { played: 10, asked: 10, least: 2 }, false],
    ['came up in a cut one', 1, { played: 4, asked: 10, least: 2 }, true],
    ['never came up in a cut one', 0, { played: 4, asked: 10, least: 2 }, false],
    ['is not counted where one run may be all', 0, { played: 1, asked: 10 }, true],
  ])('knows what %s', (_what, count, played, passes) => {
    const { expectOften } = simulatedWith({});
    const expecting = expect(() => {
      expectOften(count, 0.5, played);
    });
    if (passes) expecting.not.toThrow();
    else expecting.toThrow();
  });

  it('plays as often as it is asked while there is time', () => {
    const { fc } = simulatedWith({ SIMULATION_SECONDS: '600', RIDOTTO_TEST_DIR: dir });
    let played = 0;
    const counted = fc.property(fc.integer(), () => {
      played += 1;
    });
    fc.assert(counted, { numRuns: 50 });
    expect(played).toBe(50);
    expect(existsSync(join(dir, 'cut-simulations'))).toBe(false);
  });

  it('fails within its budget as it does without one', () => {
    const { fc } = simulatedWith({ SIMULATION_SECONDS: '60', SIMULATION_SEED: '7' });
    const few = fc.property(fc.integer(), (drawn) => drawn < 100);
    expect(() => fc.assert(few)).toThrow(/seed: 7, path:/);
  });
});
