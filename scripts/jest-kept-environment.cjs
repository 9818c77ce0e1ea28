const { appendFileSync } = require('node:fs');
const { join } = require('node:path');
const { TestEnvironment } = require('jest-environment-node');

/** The environment of this process. */
let kept = null;

/**
 * One context for all suites of a worker, so that the modules cached by
 * scripts/jest-kept-runtime.cjs serve the next suite. Changes that a suite makes to the globals are
 * undone.
 */
module.exports = class KeptEnvironment extends TestEnvironment {
  constructor(config, context) {
    if (kept !== null) {
      kept.begin(context);
      return kept;
    }
    super(config, context);
    kept = this;
    this.begin(context);
    const { process } = this.global;
    this.bare = new Set(this.symbols());
    this.exit = process.exit;
    this.env = { object: process.env, entries: { ...process.env } };
    this.listeners = new Map(process.eventNames().map((name) => [name, process.listeners(name)]));
  }

  begin({ testPath }) {
    this.suite = testPath;
    this.cpu = process.cpuUsage();
  }

  /** Notes the processor time of the suite for scripts/jest-totals.cjs. */
  noteCost() {
    const { RIDOTTO_TEST_DIR: dir } = process.env;
    if (dir === undefined) return;
    const { user, system } = process.cpuUsage(this.cpu);
    appendFileSync(join(dir, 'suite-cpu.txt'), `${this.suite}\t${(user + system) / 1e6}\n`);
  }

  async teardown() {
    this.noteCost();
    this.fakeTimersModern.useRealTimers();
    const { process } = this.global;
    process.exit = this.exit;
    process.env = this.env.object;
    for (const name of Object.keys(process.env)) delete process.env[name];
    Object.assign(process.env, this.env.entries);
    for (const name of process.eventNames()) {
      const before = new Set(this.listeners.get(name));
      for (const listener of process.listeners(name)) {
        if (!before.has(listener)) process.removeListener(name, listener);
      }
    }
    // The state that jest and fast-check keep between tests.
    for (const symbol of this.symbols()) {
      if (!this.bare.has(symbol)) Reflect.deleteProperty(this.global, symbol);
    }
    this._globalProxy.leftovers = [];
  }

  symbols() {
    return Object.getOwnPropertySymbols(this.global);
  }
};
