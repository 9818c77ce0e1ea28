const { ROWS, suitesLeftOut } = require('./suites-by-change.cjs');

/** Suites that compute for minutes: they play long games from seeds, or try every case. */
const PLAYED_LONG = [
  'test/**/{simulation,*-simulation,perft}.test.ts',
  'test/**/simulation/*.test.ts',
  'test/{round,dynasty}/proposals/any-amendment.test.ts',
  'test/round/proposals/playable.test.ts',
  'test/{round,dynasty}/view/amended-secrecy.test.ts',
  'test/rulesets/{amendable-paths,told}.test.ts',
  'test/graphql/connections.test.ts',
  'test/query-cost/{linear-mutations,metered-rows,metered-steps}.test.ts',
  'test/round/hands/poker/hand-counts.test.ts',
  'test/round/house/any-amendment.test.ts',
  'test/recordings/every-notice.test.ts',
  'test/engine/agreement.test.ts',
  'test/store/model.test.ts',
  'test/api/{bad-input,secrecy,dynasty-secrecy,strange-text}.test.ts',
  'test/server/{fanout/sharing-key,graphql/same-answers}.test.ts',
];
/** Suites that start and stop many servers, or other people's programs. */
const MANY_SERVERS = [
  'test/store/faults/failures-*.test.ts',
  'test/store/writers.test.ts',
  'test/bootstrap/{verify,rotate}-secret.test.ts',
  'test/api/{node-agreement,dynasty-nodes,three-nodes,two-nodes}.test.ts',
  'test/api/{live,paused-seasons,restart,stopping}.test.ts',
  'test/api/{access,deleted-accounts,leaderboards,lobby,phase-boundaries,profiles}.test.ts',
  'test/archive/archive.test.ts',
  'test/operator/{commands,ending-accounts,operator-socket}.test.ts',
  'test/scripts/{build,dev}.test.ts',
  'test/server/sse/event-source.test.ts',
  'test/server/feeds/routes.test.ts',
];
/** Suites that measure: other work would falsify their results, so the gate leaves them out. */
const MEASURING = ['test/query-cost/price-and-cost.test.ts'];
const LONG = [...PLAYED_LONG, ...MANY_SERVERS, ...MEASURING];
/** The page suites, in a browser. */
const WEB = ['test/pages/**/*.test.ts'];
const ALL = ['test/**/*.test.{ts,tsx}', '!test/faults/**'];
const PURE = ['test/{kernel,rulesets,season,round,dynasty}/**/*.test.ts'];
const SELDOM = ROWS.filter(({ isInSets = false }) => !isInSets)
  .flatMap(({ suites }) => suites)
  .filter((suite) => !suite.startsWith('test/pages/'));
const without = (globs) => globs.map((glob) => `!${glob}`);

/**
 * The sets of tests, by the value of RIDOTTO_TESTS. `short` is `npm test`, `long` is `npm run
 * test:long`, and `web` is `npm run test:web`. `seldom` has the suites of
 * scripts/suites-by-change.cjs that are neither page suites nor in `short` or `long`. Each suite belongs to one of
 * these four sets. `gate` is all of them but `web` and the measuring suites, in one run. `pure` is
 * the part of `short` without servers and files. `all` is the default.
 */
const SETS = {
  all: ALL,
  short: [...ALL, ...without([...LONG, ...SELDOM, ...WEB])],
  long: LONG,
  seldom: SELDOM,
  web: WEB,
  gate: [...ALL, ...without([...WEB, ...MEASURING])],
  pure: [...PURE, ...without(LONG)],
};

/** The globs of a set, without the suites that the gate skips. */
function testMatch(set = 'all') {
  if (SETS[set] === undefined) throw new Error(`RIDOTTO_TESTS: there are no tests called ${set}.`);
  // jest resolves <rootDir> only at the start of a glob.
  return [...SETS[set], ...without(suitesLeftOut())].map((glob) =>
    glob.replace(/^!/, '!**/').replace(/^test/, '<rootDir>/test'),
  );
}

module.exports = { testMatch };
