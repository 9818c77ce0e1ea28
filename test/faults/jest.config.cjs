const root = require('../../jest.config.cjs');

/** Real processes and servers, one scenario after the other. Run by scripts/faults.mjs. */
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
