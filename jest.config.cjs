const { availableParallelism } = require('node:os');
const { testMatch } = require('./scripts/jest-sets.cjs');

const set = process.env.RIDOTTO_TESTS;
const swc = (parser, transform = {}) => [
  '@swc/jest',
  {
    jsc: {
      parser,
      target: 'es2022',
      keepClassNames: true,
      transform: { react: { runtime: 'automatic' }, ...transform },
    },
    module: { type: 'commonjs' },
    sourceMaps: 'inline',
  },
];
/**
 * `npm start` sets NODE_ENV=production, too. Otherwise this file of graphql-js compares the names of
 * classes for each value, which takes much of the time of a query.
 */
const INSTANCE_OF = 'graphql/jsutils/instanceOf\\.js';
const AS_IN_PRODUCTION = { optimizer: { globals: { envs: { NODE_ENV: '"production"' } } } };
/** By the set of tests. A page suite waits for its browser or the server in part of its time. */
const WORKERS_PER_PROCESSOR = { short: 2, gate: 2, web: 1.5 };
/** Libraries that are ES modules only. */
const ES_MODULES = [
  'wouter',
  'regexparam',
  'd3-[a-z-]+',
  'internmap',
  'marked',
  'intl-messageformat',
  '@formatjs/[a-z-]+',
  'openid-client',
  'oauth4webapi',
  'jose',
];

/** @type {import('jest').Config} */
module.exports = {
  testEnvironment: '<rootDir>/scripts/jest-kept-environment.cjs',
  runtime: '<rootDir>/scripts/jest-kept-runtime.cjs',
  testMatch: testMatch(set),
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/\\.build-', '<rootDir>/web/'],
  transform: {
    'web/src/.*\\.(tsx?|css)$': '<rootDir>/scripts/jest-web-transform.cjs',
    [`node_modules/${INSTANCE_OF}$`]: swc({ syntax: 'ecmascript' }, AS_IN_PRODUCTION),
    '\\.ts$': swc({ syntax: 'typescript' }),
    '\\.tsx$': swc({ syntax: 'typescript', tsx: true }),
    'node_modules/.*\\.m?js$': swc({ syntax: 'ecmascript' }),
  },
  transformIgnorePatterns: [`/node_modules/(?!(${ES_MODULES.join('|')})/|${INSTANCE_OF}$)`],
  // The setup finds the servers for contract tests; the teardown prints the servers that they used.
  // Pure tests need neither.
  ...(set !== 'pure' && {
    globalSetup: '<rootDir>/scripts/jest-setup.cjs',
    globalTeardown: '<rootDir>/scripts/jest-teardown.cjs',
  }),
  reporters: [
    'default',
    '<rootDir>/scripts/jest-totals.cjs',
    ...(set === 'pure' ? [] : ['<rootDir>/scripts/jest-pages.cjs']),
  ],
  // Suites wait for servers, timers and browsers, which leaves processors free; simulations keep them
  // busy.
  maxWorkers: Math.ceil((WORKERS_PER_PROCESSOR[set] ?? 1) * availableParallelism()),
  // Enough time for a machine that is busy with other work.
  testTimeout: 240_000,
  // The data that a worker keeps of each file slows down the next files; a new worker takes a
  // second.
  workerIdleMemoryLimit: '1GB',
  watchman: false,
};
