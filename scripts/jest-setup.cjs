const { randomBytes } = require('node:crypto');
const { existsSync, mkdtempSync, statfsSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');
const { openPages } = require('./jest-pages.cjs');
const { probe } = require('./jest-servers.cjs');

/** Suites without a browser, for which an outdated web client is good enough. */
const WITHOUT_WEB =
  /\btest\/(accounts|api|archive|bots|component|dynasty|engine|feed|graphql|kernel|recordings|round|rulesets|season|store)\b/;

/** True if the run may serve pages, or if there is no web client yet. */
const needsWeb = ({ testPathPatterns: { patterns } }) =>
  patterns.length === 0 ||
  !patterns.every((pattern) => WITHOUT_WEB.test(pattern)) ||
  !existsSync(join(__dirname, '../dist/web/.stamp'));

/** A folder in memory: the commits of SQLite wait for no disk there. */
const MEMORY = '/dev/shm';
const ROOM_BYTES = 2 ** 30;

/** The folder for the files of the run: in memory, if there is room and nobody names another. */
function folderOfFiles() {
  if (process.env.TMPDIR !== undefined || !existsSync(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize < ROOM_BYTES ? tmpdir() : MEMORY;
}

/** Runs once before all tests; its environment variables reach every worker. */
module.exports = async function setup(globalConfig) {
  const { makePages, makeWeb } = await import('./build.mjs');
  await makePages();
  if (needsWeb(globalConfig)) makeWeb();
  const servers = await probe();
  for (const { name, setting, asked, version, reason } of servers) {
    if (version !== null) continue;
    if (asked) throw new Error(`${setting} names a ${name} that does not answer: ${reason}.`);
    if (process.env.RIDOTTO_REQUIRE_SERVERS === '1') {
      throw new Error(`RIDOTTO_REQUIRE_SERVERS=1, but there is no ${name}: ${reason}.`);
    }
  }
  for (const { result, version, url } of servers) process.env[result] = version === null ? '' : url;

  process.env.RIDOTTO_TEST_RUN = `ridotto_test_${randomBytes(4).toString('hex')}`;
  process.env.RIDOTTO_TEST_DIR = mkdtempSync(join(folderOfFiles(), 'ridotto-test-'));
  writeFileSync(join(process.env.RIDOTTO_TEST_DIR, 'servers.json'), JSON.stringify(servers));
  await openPages(globalConfig);
};
