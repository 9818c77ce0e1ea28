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

const modules = new Map();
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
    if (this.wasReset) return;
    for (const [path, module] of this.registries.getActiveCjsRegistry()) {
      if (isKept(path) && module.loaded) modules.set(path, module);
    }
    for (const [path, map] of this.getSourceMaps()) sourceMaps.set(path, map);
  }
};
