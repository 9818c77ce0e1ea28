/**
 * Suites that play long from seeds, try everything there is, or start and stop many servers: minutes of
 * computing.
 */
const LONG = [
  'test/**/{simulation,*-simulation,perft}.test.ts',
  'test/**/simulation/*.test.ts',
  'test/round/proposals/playable.test.ts',
  'test/round/hands/poker/counts.test.ts',
  'test/round/house/amended.test.ts',
  'test/seasons/every-notice.test.ts',
  'test/engine/agreement.test.ts',
  'test/store/model.test.ts',
  'test/store/faults/failures-*.test.ts',
  'test/store/writers.test.ts',
  'test/keeping/{know,rotate}-secret.test.ts',
  'test/api/{bad-input,strange-text}.test.ts',
  'test/api/{agreeing-nodes,dynasty-nodes,three-nodes,practice}.test.ts',
];
/** The suites of pages, in a browser: these few open each page once and play each of the two games. */
const WEB = ['test/web/**/*.test.ts'];
const FIRST_OF_WEB = ['test/web/{axe,casino,giolitti-game,dice,known-documents}.test.ts'];
const ALL = ['test/**/*.test.ts', '!test/faults/**'];
const PURE = ['test/{kernel,rulesets,season,round,dynasty}/**/*.test.ts'];
const without = (globs) => globs.map((glob) => `!${glob}`);

/**
 * The tests by the word that runs them, RIDOTTO_TESTS: `short` is `npm test`, `long` is `npm run
 * test:long`, `web` is `npm run test:web`, all pages, with those of `short` among them, and `pure` is those of
 * `short` that need neither server nor file. Without a word, all.
 */
const SETS = {
  all: ALL,
  short: [...ALL, ...without(LONG), ...without(WEB), ...FIRST_OF_WEB],
  long: LONG,
  web: WEB,
  pure: [...PURE, ...without(LONG)],
};

function testMatch(set = 'all') {
  if (SETS[set] === undefined) throw new Error(`RIDOTTO_TESTS: there are no tests called ${set}.`);
  // jest knows its <rootDir> only at the beginning.
  return SETS[set].map((glob) => glob.replace(/^!/, '!**/').replace(/^test/, '<rootDir>/test'));
}

module.exports = { testMatch };
