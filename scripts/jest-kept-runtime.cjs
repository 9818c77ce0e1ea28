const { join } = require('node:path');
const { default: Runtime } = require('jest-runtime');

const ROOT = join(__dirname, '..');
/** The sources, which have no state of their own (test/scripts/kept-modules.test.ts), and what they import. */
const KEPT = ['src/', 'migrations/'].map((folder) => join(ROOT, folder));
/** It keeps the plugins that a suite has installed. */
const NOT_KEPT = '/node_modules/fast-check/';
const isKept = (path) =>
  (path.includes('/node_modules/') && !path.includes(NOT_KEPT)) ||
  KEPT.some((folder) => path.startsWith(folder));

const modules = new Map();
const sourceMaps = new Map();
let current = null;

/**
 * Loads libraries and sources once in a worker, and not again for each of its suites, which takes longer
 * than most of these. The modules of test/ are each suite's own.
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

  /** What a kept module asks for late comes from the suite that runs, not from the one that loaded it. */
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

  /** Not those of a suite that loaded some twice: they do not belong together. */
  keep() {
    if (this.wasReset) return;
    for (const [path, module] of this.registries.getActiveCjsRegistry()) {
      if (isKept(path) && module.loaded) modules.set(path, module);
    }
    for (const [path, map] of this.getSourceMaps()) sourceMaps.set(path, map);
  }
};
