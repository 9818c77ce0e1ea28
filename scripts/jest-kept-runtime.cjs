const { join } = require('node:path');
const { default: Runtime } = require('jest-runtime');

const ROOT = join(__dirname, '..');
/** The folders of sources, whose modules have no state (test/scripts/kept-modules.test.ts). */
const KEPT = ['src/', 'migrations/'].map((folder) => join(ROOT, folder));
/** Not cached: fast-check remembers a suite's plugins. */
const NOT_KEPT = '/node_modules/fast-check/';
const isKept = (path) =>
  (path.includes('/node_modules/') && !path.includes(NOT_KEPT)) ||
  KEPT.some((folder) => path.startsWith(folder));

/** Modules of jest with the state of a suite. */
const OF_SUITE = /\/node_modules\/(jest-circus|jest-snapshot|expect|@jest\/expect)\//;

/**
 * The context of the running test for jest-circus, which would otherwise use `AsyncLocalStorage`:
 * its hook slows down every promise of the worker. The tests of a suite run one after another.
 */
class TestContext {
  async run(context, work) {
    const before = this.context;
    this.context = context;
    try {
      return await work();
    } finally {
      this.context = before;
    }
  }

  getStore() {
    return this.context;
  }
}

const modules = new Map();
const internalModules = new Map();
const sourceMaps = new Map();
let current = null;

/**
 * Loads libraries and sources once per worker, because loading takes longer than most suites.
 * Modules of test/ are loaded per suite.
 */
module.exports = class KeptRuntime extends Runtime {
  constructor(...args) {
    super(...args);
    current = this;
    this.wasReset = false;
    const registry = this.registries.getActiveCjsRegistry();
    for (const [path, module] of modules) registry.set(path, module);
    const internal = this.registries.getInternalCjsRegistry();
    for (const [path, module] of internalModules) internal.set(path, module);
    for (const [path, map] of sourceMaps) this.getSourceMaps().set(path, map);
  }

  /**
   * A late import of a cached module is resolved for the running suite, not for the suite that
   * loaded it.
   */
  requireModuleOrMock(from, name) {
    if (current !== this) return current.requireModuleOrMock(from, name);
    return super.requireModuleOrMock(from, name);
  }

  /** The same for the modules of jest itself. */
  requireInternalModule(from, name) {
    if (current !== this) return current.requireInternalModule(from, name);
    if (name === 'node:async_hooks' && from.includes('/jest-circus/')) {
      return { AsyncLocalStorage: TestContext };
    }
    return super.requireInternalModule(from, name);
  }

  resetModules() {
    this.wasReset = true;
    super.resetModules();
  }

  teardown() {
    this.keep();
    super.teardown();
  }

  /**
   * Keeps the loaded modules, unless the suite loaded some twice: such modules do not belong
   * together.
   */
  keep() {
    for (const [path, module] of this.registries.getInternalCjsRegistry()) {
      if (!OF_SUITE.test(path) && module.loaded) internalModules.set(path, module);
    }
    if (this.wasReset) return;
    for (const [path, module] of this.registries.getActiveCjsRegistry()) {
      if (isKept(path) && module.loaded) modules.set(path, module);
    }
    for (const [path, map] of this.getSourceMaps()) sourceMaps.set(path, map);
  }
};
