/**
 * `npm run dev`: serves like `npm start`, from sources without type checks, and restarts when a
 * source changes. It also prints the schema again from its sources. A source that does not parse is
 * reported, and the running server stays. Vite serves the web client beside it, and updates the
 * open page.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, rmSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makePages } from './build.mjs';
import { serveWeb } from './dev-web.mjs';
import { ensureInstalled, ROOT } from './install.mjs';
import { sourcesOf, transpile } from './transpile.mjs';

ensureInstalled('start');
await makePages();
const { printTypeDefs } = (await import('./type-defs.cjs')).default;

const OUT = join(ROOT, `.build-dev-${process.pid}`);
const COMPILED = ['src', 'migrations', 'demo'];
/**
 * The wait for further changes: an editor writes a file in several steps, a checkout several files.
 */
const CALM_MS = 100;

let server = null;
let ending = false;

async function compile() {
  const schema = printSchema();
  if (schema === null || !(await transpile(sourcesOf(COMPILED), OUT))) return false;
  writeFileSync(join(ROOT, 'schema/ridotto.graphql'), schema);
  return true;
}

/** Prints the schema as `npm run codegen` does; null if its sources do not parse. */
function printSchema() {
  try {
    return printTypeDefs();
  } catch (error) {
    console.error(String(error));
    return null;
  }
}

async function stop() {
  if (server === null) return;
  const { child, ended } = server;
  child.kill('SIGTERM');
  await ended;
}

async function serve() {
  if (!(await compile()) || ending) return;
  await stop();
  if (ending) return;
  const child = spawn(process.execPath, [join(OUT, 'src/main.js')], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  const mine = { child, ended: once(child, 'exit') };
  server = mine;
  void mine.ended.then(([code]) => {
    if (server === mine) server = null;
    if (code !== 0 && !ending) console.error('The server has ended; a change starts it again.');
  });
}

/** One watcher per folder: a recursive watcher loses replaced files on Linux. */
const watchers = new Map();

/** Watches every folder; true if there is a new folder. */
function watchFolders() {
  const there = COMPILED.flatMap((top) => [
    join(ROOT, top),
    ...readdirSync(join(ROOT, top), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => join(entry.parentPath, entry.name)),
  ]);
  for (const [folder, watcher] of watchers) {
    if (there.includes(folder)) continue;
    watcher.close();
    watchers.delete(folder);
  }
  const added = there.filter((folder) => !watchers.has(folder));
  for (const folder of added) {
    const watcher = watch(folder, (_event, name) => changed(name ?? ''));
    watcher.on('error', () => watcher.close());
    watchers.set(folder, watcher);
  }
  return added.length > 0;
}

const web = await serveWeb();
let calm = null;
let serving = serve();
watchFolders();

function changed(name) {
  if (!watchFolders() && !/\.(ts|graphql)$/.test(name)) return;
  clearTimeout(calm);
  calm = setTimeout(() => {
    console.log(`${name} has changed.`);
    serving = serving.then(serve);
  }, CALM_MS);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, async () => {
    // A second signal ends the server at once.
    if (ending) return server?.child.kill('SIGTERM');
    ending = true;
    clearTimeout(calm);
    for (const watcher of watchers.values()) watcher.close();
    await Promise.all([serving, stop(), web?.close()]);
    rmSync(OUT, { recursive: true, force: true });
  });
}
