const { fork } = require('node:child_process');
const { once } = require('node:events');
const { existsSync, readdirSync, readFileSync } = require('node:fs');
const { join, relative } = require('node:path');
const { buildSchema } = require('graphql');

const ROOT = join(__dirname, '..');
const SUITES = 'test/pages';
const COMPONENTS = 'test/component';
const BROWSER = Symbol.for('ridotto.browser');
const SERVER = Symbol.for('ridotto.server');

/**
 * Mutations that only component tests send; a complete run of the component tests checks the list.
 */
const BY_COMPONENTS = [
  'takeTableAction',
  'signInWithIdentity',
  'linkIdentity',
  'unlinkIdentity',
  'createWebhook',
  'updateWebhook',
  'deleteWebhook',
  'rotateWebhookSecret',
  'testWebhook',
  'redeliverWebhook',
  'setMailAddress',
  'confirmMailAddress',
  'removeMailAddress',
  'setMailNotices',
  'stopMailNotices',
  'requestPasswordReset',
  'resetPassword',
];

/** The sets without page tests; see scripts/jest-sets.cjs. */
const WITHOUT_PAGES = ['short', 'long', 'seldom', 'gate', 'pure'];

/** True if the requested tests include page tests. */
const asksForPages = ({ testPathPatterns: { patterns } }) =>
  !WITHOUT_PAGES.includes(process.env.RIDOTTO_TESTS) &&
  (patterns.length === 0 ||
    suitesOf(SUITES).some((suite) =>
      patterns.some((pattern) => new RegExp(pattern).test(join(ROOT, suite))),
    ));

const suitesOf = (folder) =>
  readdirSync(join(ROOT, folder))
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`);

/** The suites that check accessibility send no mutation that others do not. */
const isAxe = (suite) => suite.startsWith(`${SUITES}/axe`);

/**
 * One Chromium and one server for all suites of the run; without Chromium, each suite reports it.
 */
async function openPages(globalConfig) {
  if (!asksForPages(globalConfig)) return;
  const { serveBrowser } = await import('./browser.mjs');
  try {
    globalThis[BROWSER] = await serveBrowser();
    process.env.RIDOTTO_TEST_BROWSER = globalThis[BROWSER].wsEndpoint();
  } catch ({ message }) {
    process.env.RIDOTTO_TEST_NO_BROWSER = message;
  }
  globalThis[SERVER] = fork(join(ROOT, 'scripts/page-server.cjs'), { cwd: ROOT });
  const exited = once(globalThis[SERVER], 'exit').then(([code]) => {
    throw new Error(`The server of the pages ended with ${code}; its message is above.`);
  });
  // The server's exit after the run is expected.
  exited.catch(() => {});
  const [{ port, barrierPort }] = await Promise.race([once(globalThis[SERVER], 'message'), exited]);
  process.env.RIDOTTO_TEST_PAGES_PORT = String(port);
  process.env.RIDOTTO_TEST_BARRIER_PORT = String(barrierPort);
}

async function closePages() {
  await globalThis[BROWSER]?.close();
  const server = globalThis[SERVER];
  if (server === undefined || server.exitCode !== null) return;
  server.disconnect();
  await once(server, 'exit');
}

/**
 * The schema's mutations that have not succeeded from a page; `done` lists the others, one per
 * line.
 */
function notDone(sdl, done) {
  const names = new Set(done.split('\n'));
  const mutations = Object.keys(buildSchema(sdl).getMutationType().getFields());
  return mutations.filter((name) => !names.has(name));
}

/** The problems of `BY_COMPONENTS`, or of the page tests. */
function faultsOf(missing) {
  const unknown = missing.filter((name) => !BY_COMPONENTS.includes(name));
  const known = BY_COMPONENTS.filter((name) => !missing.includes(name));
  return [
    ...unknown.map((name) => `No test in ${SUITES} does ${name} from a page.`),
    ...known.map((name) => `A page does ${name}: scripts/jest-pages.cjs need not list it.`),
  ];
}

const componentFaultsOf = (missing) =>
  BY_COMPONENTS.filter((name) => missing.includes(name)).map(
    (name) => `No test in ${COMPONENTS} does ${name}, which no page does.`,
  );

function missingIn(file) {
  const notes = join(process.env.RIDOTTO_TEST_DIR, file);
  const done = existsSync(notes) ? readFileSync(notes, 'utf8') : '';
  return notDone(readFileSync(join(ROOT, 'schema/ridotto.graphql'), 'utf8'), done);
}

/**
 * After a complete and successful run of the page or component suites, fails if they left out a
 * mutation or `BY_COMPONENTS` is wrong. test/pages/done.ts records the mutations.
 */
class PagesReporter {
  constructor(globalConfig) {
    this.someOnly = (globalConfig.testNamePattern ?? '') !== '';
  }

  onRunComplete(_contexts, { testResults, numFailedTests, numRuntimeErrorTestSuites }) {
    const ran = new Set(testResults.map(({ testFilePath }) => relative(ROOT, testFilePath)));
    if (this.someOnly || numFailedTests + numRuntimeErrorTestSuites > 0) return;
    const ranAllOf = (folder) => suitesOf(folder).every((suite) => ran.has(suite) || isAxe(suite));
    const faults = [
      ...(ranAllOf(SUITES) ? faultsOf(missingIn('done-by-pages')) : []),
      ...(ranAllOf(COMPONENTS) ? componentFaultsOf(missingIn('done-by-components')) : []),
    ];
    if (faults.length === 0) return;
    this.error = new Error(faults.join('\n'));
    console.error(`\n${this.error.message}`);
  }

  getLastError() {
    return this.error;
  }
}

module.exports = Object.assign(PagesReporter, { openPages, closePages, notDone });
