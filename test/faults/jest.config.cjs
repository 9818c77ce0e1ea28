const root = require('../../jest.config.cjs');

/**
 * The configuration for real processes and servers, one scenario after another. scripts/faults.mjs
 * runs it.
 */
/** @type {import('jest').Config} */
module.exports = {
  ...root,
  rootDir: '../..',
  testMatch: ['<rootDir>/test/faults/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  globalSetup: undefined,
  globalTeardown: undefined,
  maxWorkers: 1,
  verbose: true,
  testTimeout: 120_000,
};
