const { existsSync, readFileSync, rmSync } = require('node:fs');
const { join } = require('node:path');
const { closePages } = require('./jest-pages.cjs');
const { dropDatabases } = require('./jest-servers.cjs');

/**
 * Runs once after all tests. Prints the backends that the contract tests used, the skipped ones
 * with the reasons, and the seed of the simulations; then deletes files and databases.
 */
module.exports = async function teardown() {
  await closePages();
  const { RIDOTTO_TEST_DIR: dir, RIDOTTO_TEST_POSTGRES, RIDOTTO_TEST_RUN } = process.env;
  if (dir === undefined) return;
  if (RIDOTTO_TEST_POSTGRES) await dropDatabases(RIDOTTO_TEST_POSTGRES, `${RIDOTTO_TEST_RUN}_`);
  process.stderr.write(`\n${[...backends(dir), ...simulations(dir)].join('\n')}\n`);
  rmSync(dir, { recursive: true, force: true });
};

function backends(dir) {
  const servers = JSON.parse(readFileSync(join(dir, 'servers.json'), 'utf8'));
  const used = (backend) => existsSync(join(dir, `used-${backend}`));
  const label = ({ name, version }) => `${name} ${version}`;

  const embedded = ['SQLite', 'in-process'].filter(used).join(' + ');
  const reached = servers.filter(({ name }) => used(name)).map(label);
  const ran = [embedded, reached.join(' + ')].filter((part) => part !== '').join(', ');
  const lines = [`Ran on: ${ran || 'no backend, no test asked for one'}`];
  for (const server of servers) {
    if (server.version === null) {
      lines.push(`Did not run on ${server.name}: not reachable (${server.reason})`);
    } else if (!used(server.name)) {
      lines.push(`Did not run on ${label(server)}: reachable, but no test asked for it`);
    }
  }
  return lines;
}

/** The seed of the simulations, and the simulations cut short by their time limit. */
function simulations(dir) {
  const { SIMULATION_SEED: seed = '', SIMULATION_SECONDS: seconds = '' } = process.env;
  const lines = seed === '' ? [] : [`Simulations played from SIMULATION_SEED=${seed}.`];
  const notes = join(dir, 'cut-simulations');
  if (!existsSync(notes)) return lines;
  const cut = readFileSync(notes, 'utf8').trimEnd().split('\n').sort();
  return [
    ...lines,
    `Cut short after ${seconds} s of processor time, seeds played:`,
    ...cut.map((line) => `  ${line}`),
  ];
}
