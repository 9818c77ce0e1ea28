const { TestEnvironment } = require('jest-environment-node');

/** The environment of this process. */
let kept = null;

/**
 * One context for all suites of a worker, so that the modules cached by
 * scripts/jest-kept-runtime.cjs serve the next suite. Changes that a suite makes to the globals are
 * undone.
 */
module.exports = class KeptEnvironment extends TestEnvironment {
  constructor(...args) {
    if (kept !== null) return kept;
    super(...args);
    kept = this;
    const { process } = this.global;
    this.bare = new Set(this.symbols());
    this.exit = process.exit;
    this.env = { object: process.env, entries: { ...process.env } };
    this.listeners = new Map(process.eventNames().map((name) => [name, process.listeners(name)]));
  }

  async teardown() {
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
