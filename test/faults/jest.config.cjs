const root = require('../../jest.config.cjs');

/**
 * The configuration for real processes and servers. Scenarios mostly wait, so two suites run at
 * once. scripts/faults.mjs runs it.
 */
/** @type {import('jest').Config} */
module.exports = {
  ...root,
  rootDir: '../..',
  testMatch: ['<rootDir>/test/faults/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  globalSetup: undefined,
  globalTeardown: undefined,
  maxWorkers: 2,
  verbose: true,
  testTimeout: 120_000,
};
