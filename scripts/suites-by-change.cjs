const { createHash } = require('node:crypto');
const { existsSync, readdirSync, readFileSync, statSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');

const ROOT = join(__dirname, '..');
const PASSED = '.ci/passed.json';
const SERVER = ['package.json', 'package-lock.json', 'schema/ridotto.graphql', 'src/server'];

/**
 * Suites that the gate runs only after a change to one of the files and folders in `restsOn`, their own among
 * them. `npm run test:all` runs them always. What they passed on is noted by any gate in which all passed.
 */
const ROWS = [
  {
    name: 'clients of others',
    suites: ['clients', 'codegen', 'relay', 'schema'].map((name) => `test/clients/${name}.test.ts`),
    restsOn: [...SERVER, 'test/clients', 'src/feed', 'docs/clients.md'],
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
      ...['src/practice', 'src/engine', 'demo', 'test/api/practising.ts'],
      ...['test/api/practice.test.ts', 'test/api/exhibitions.test.ts'],
      ...SERVER,
    ],
  },
  {
    name: 'axe on all pages',
    suites: ['test/web/axe-everywhere.test.ts'],
    restsOn: ['web', 'test/web/axe-pages.ts', 'test/web/axe-everywhere.test.ts'],
  },
  {
    name: 'proxies',
    suites: ['test/proxies/addresses.test.ts'],
    restsOn: [
      ...['test/proxies', 'src/server/address.ts', 'src/server/http.ts', 'src/server/config.ts'],
      'package-lock.json',
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

/** Over the names and contents of all files that a row rests on. */
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

/** By the name of a row, the digest with which it last passed. */
function readPassed(root) {
  const file = join(root, PASSED);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** The rows whose files are, byte for byte, those with which they last passed. */
function unchangedRows(root = ROOT, rows = ROWS) {
  const passed = readPassed(root);
  return rows.filter((row) => passed[row.name] === digestOf(row, root));
}

/** The suites of the rows named in RIDOTTO_LEFT_OUT, one a line. */
function suitesLeftOut(names = process.env.RIDOTTO_LEFT_OUT ?? '') {
  const left = names.split('\n');
  return ROWS.filter(({ name }) => left.includes(name)).flatMap(({ suites }) => suites);
}

/** Notes that these rows have passed with the files as they are. */
function recordPassed(rows, root = ROOT) {
  const passed = { ...readPassed(root) };
  for (const row of rows) passed[row.name] = digestOf(row, root);
  writeFileSync(join(root, PASSED), `${JSON.stringify(passed, null, 2)}\n`);
}

module.exports = { ROWS, unchangedRows, suitesLeftOut, recordPassed };
