const { createHash } = require('node:crypto');
const { existsSync, readdirSync, readFileSync, statSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');

const ROOT = join(__dirname, '..');
const PASSED = '.ci/passed.json';
const SERVER = ['package.json', 'package-lock.json', 'schema/ridotto.graphql', 'src/server'];

const RULES = ['kernel', 'rulesets', 'season', 'round', 'dynasty'];
/** Suites of rules that read the documentation. */
const WITH_DOCS = [
  ...['test/rulesets/rules-tables.test.ts', 'test/dynasty/dealing/vectors.test.ts'],
  'test/kernel/chance.test.ts',
];

/** The suites of the pure rules. */
const ruleSuites = () =>
  RULES.flatMap((folder) => filesAt(ROOT, `test/${folder}`))
    .filter((file) => file.endsWith('.test.ts') && !WITH_DOCS.includes(file))
    .sort();

/** The page suites of one view or one detail of it. */
const BEYOND_JOURNEYS = [
  ...['anchors', 'announcements', 'articles', 'cards-left', 'claims', 'client-seeds', 'composer'],
  ...['deep-links', 'dev', 'draft-entries', 'ducks', 'earlier-pages', 'early-round', 'exhibition'],
  ...['font-swap', 'gallery', 'game-end', 'glossary', 'hand-builder', 'home', 'idle-players'],
  ...['keys', 'lazy-parts', 'lists', 'log-changes', 'long-log', 'long-plots', 'many-lots'],
  ...['many-players', 'membership', 'motion', 'no-client-notice', 'notices', 'offices'],
  ...['once-settled', 'paged-choices', 'past', 'pauses', 'persisted-documents', 'positions'],
  ...['publish', 'removed-players', 'round-numbers', 'rule-drafts', 'season-top', 'share'],
  ...['sign-in-return', 'tour', 'tricks', 'unread-notices', 'values', 'vetoes', 'whole-rules'],
];

/**
 * Suites that the gate runs only after a change to the files and folders in `restsOn`, which
 * include the suites themselves. `npm run test:all` always runs them. Any gate records the digests
 * with which they passed. Suites with `isInSets` also run in `npm test` or `npm run test:long`.
 */
const ROWS = [
  {
    name: 'clients of others',
    suites: ['clients', 'codegen', 'relay', 'schema', 'webhooks'].map(
      (name) => `test/clients/${name}.test.ts`,
    ),
    restsOn: [
      ...[...SERVER, 'test/clients', 'test/support', 'src/feed', 'src/delivery'],
      ...['src/graphql', 'src/store/webhooks', 'src/wire-webhooks.ts'],
      ...['docs/clients.md', 'docs/webhooks.md'],
    ],
  },
  {
    name: 'demos in full',
    suites: ['test/demo/demos.test.ts'],
    restsOn: ['demo', 'test/demo', 'scripts/demo.mjs', 'scripts/demo-giolitti.mjs', ...SERVER],
  },
  {
    name: 'bots of the server',
    suites: ['test/api/practice.test.ts', 'test/api/exhibitions.test.ts'],
    restsOn: [
      ...['src/bots', 'src/engine', 'demo', 'test/api/practice-games.ts'],
      ...['test/api/practice.test.ts', 'test/api/exhibitions.test.ts'],
      ...SERVER,
    ],
  },
  {
    // Pure rules give the same results each time: they have no clock, files or chance of their own.
    name: 'rules',
    isInSets: true,
    suites: [...ruleSuites(), 'test/query-cost/metered-steps.test.ts'],
    restsOn: [
      ...RULES.flatMap((folder) => [`src/${folder}`, `test/${folder}`]),
      ...['test/query-cost', 'test/support'],
      ...['package.json', 'package-lock.json', 'jest.config.cjs', 'scripts'],
    ],
  },
  {
    name: 'axe on all pages',
    suites: ['test/pages/axe-everywhere.test.ts'],
    restsOn: ['web', 'test/pages/axe-pages.ts', 'test/pages/axe-everywhere.test.ts'],
  },
  {
    name: 'proxies',
    suites: ['test/proxies/addresses.test.ts'],
    restsOn: [...['test/proxies', 'src/server/http', 'src/server/ops'], 'package-lock.json'],
  },
  {
    name: 'renderers of others',
    suites: ['test/renderers/pictures.test.ts'],
    restsOn: ['test/renderers', 'src/server/embeds', 'package-lock.json'],
  },
  {
    // The journeys, which every gate runs, are the page suites that no row names.
    name: 'pages beyond the journeys',
    suites: BEYOND_JOURNEYS.map((name) => `test/pages/${name}.test.ts`),
    restsOn: [
      ...['web', 'src', 'schema', 'migrations', 'test/pages', 'test/support', 'scripts'],
      ...['package.json', 'package-lock.json'],
    ],
  },
  {
    name: 'faults in their long form',
    suites: [],
    restsOn: ['test/faults', 'src/engine', 'src/feed', 'src/store', 'src/main.ts', 'migrations'],
  },
];

/** The files at or below a path, without installed packages. */
function filesAt(root, path) {
  if (!existsSync(join(root, path))) return [];
  if (statSync(join(root, path)).isFile()) return [path];
  return readdirSync(join(root, path))
    .filter((name) => name !== 'node_modules')
    .flatMap((name) => filesAt(root, `${path}/${name}`));
}

/** The digest of the names and contents of a row's files. */
function digestOf({ restsOn }, root = ROOT) {
  const hash = createHash('sha256');
  const files = restsOn.flatMap((path) => filesAt(root, path));
  for (const file of [...new Set(files)].sort()) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** The digest of the last success, by row name. */
function readPassed(root) {
  const file = join(root, PASSED);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** The rows whose files are unchanged since their last success. */
function unchangedRows(root = ROOT, rows = ROWS) {
  const passed = readPassed(root);
  return rows.filter((row) => passed[row.name] === digestOf(row, root));
}

/** The suites of the rows that RIDOTTO_LEFT_OUT names, one per line. */
function suitesLeftOut(names = process.env.RIDOTTO_LEFT_OUT ?? '') {
  const left = names.split('\n');
  return ROWS.filter(({ name }) => left.includes(name)).flatMap(({ suites }) => suites);
}

/** The rows without a failed suite; `failed` has the suites that failed. */
function passedRows(rows, failed) {
  return rows.filter(({ suites }) => !suites.some((suite) => failed.includes(suite)));
}

/** The digests of the present files, by row name. */
const digestsOf = (rows = ROWS, root = ROOT) =>
  Object.fromEntries(rows.map((row) => [row.name, digestOf(row, root)]));

/**
 * Records that these rows passed with the files of these digests. They are taken before the run: a
 * file may change while its suites run.
 */
function recordPassed(rows, digests, root = ROOT) {
  const passed = { ...readPassed(root) };
  for (const { name } of rows) passed[name] = digests[name];
  writeFileSync(join(root, PASSED), `${JSON.stringify(passed, null, 2)}\n`);
}

module.exports = { ROWS, digestsOf, unchangedRows, suitesLeftOut, passedRows, recordPassed };
