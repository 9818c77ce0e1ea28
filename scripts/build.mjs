import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle } from './bundle.mjs';
import { ensureInstalled, ROOT } from './install.mjs';
import { sourcesOf, transpile } from './transpile.mjs';

const DIST = join(ROOT, 'dist');
const VITE = join(ROOT, 'node_modules/vite/bin/vite.js');
const GRAPHIQL = 'scripts/graphiql';
const STAMP = join(DIST, '.stamp');
const TOOLS = '.tools';
const PAGES = join(DIST, 'pages');
const PAGES_STAMP = join(PAGES, '.stamp');
const WEB = join(DIST, 'web');
const WEB_STAMP = join(WEB, '.stamp');
const SOURCE_FOLDERS = ['src', 'migrations', 'demo', 'bench/src'];
/** A change to one of these files recompiles every source. */
const SOURCE_FILES = ['scripts/transpile.mjs', 'scripts/bundle.mjs', 'package-lock.json'];
const PAGE_FOLDERS = ['docs', 'scripts/pages', GRAPHIQL];
const WEB_FILES = [
  ...['package.json', 'package-lock.json', 'scripts/pages/front.md', 'tsconfig.json'],
  'schema/ridotto.graphql',
];
const PAGE_FILES = [
  ...['README.md', 'CHANGELOG.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md'],
  ...['demo/README.md', 'bench/README.md', 'package.json', 'package-lock.json'],
  'scripts/pages.mjs',
];

/** Makes dist current. Stack traces of modules loaded from it afterwards name the sources. */
export async function build() {
  await compile();
  await makePages();
  makeWeb();
  createRequire(import.meta.url)(join(DIST, 'src/source-maps.js'));
}

/**
 * Compiles src, migrations, demo and bench to dist, without type checks, unless dist is current. A
 * failed or interrupted build leaves the previous dist.
 */
async function compile() {
  const names = sourcesOf(SOURCE_FOLDERS);
  const tools = digestOf([], SOURCE_FILES);
  const digest = digestOf(names, SOURCE_FILES);
  if (isCurrent(digest)) return;
  console.log('Building');
  const fresh = join(ROOT, `.build-${process.pid}`);
  // Starts from a copy of the last build, so that only changes are written.
  if (existsSync(DIST)) cpSync(DIST, fresh, { recursive: true });
  mkdirSync(fresh, { recursive: true });
  if (!holds(join(fresh, TOOLS), tools)) forget(fresh);
  if (!(await transpile(names, fresh)) || !(await isBundled(fresh))) {
    rmSync(fresh, { recursive: true, force: true });
    console.error('The build failed; the messages are above.');
    process.exit(1);
  }
  // Another process may have made the same build meanwhile, and may be using it.
  if (isCurrent(digest)) {
    rmSync(fresh, { recursive: true, force: true });
    return;
  }
  writeFileSync(join(fresh, TOOLS), tools);
  writeFileSync(join(fresh, '.stamp'), digest);
  putInPlace(fresh, DIST);
}

/** False if the bundle failed, with the reason printed. */
async function isBundled(fresh) {
  try {
    await bundle(fresh);
    return true;
  } catch (error) {
    console.error(error);
    return false;
  }
}

/** Two renames: another process misses the folder for an instant, not for as long as a removal takes. */
function putInPlace(fresh, folder) {
  const old = `${fresh}-old`;
  if (existsSync(folder)) renameSync(folder, old);
  renameSync(fresh, folder);
  rmSync(old, { recursive: true, force: true });
}

/** Removes the output of another version of the build. */
function forget(folder) {
  for (const name of ['.sources.json', 'server', ...SOURCE_FOLDERS]) {
    rmSync(join(folder, name), { recursive: true, force: true });
  }
}

/** Builds the server's pages and GraphiQL, unless they are current. */
export async function makePages() {
  const digest = digestOf(
    PAGE_FOLDERS.flatMap((folder) => filesIn(folder)),
    PAGE_FILES,
  );
  if (holds(PAGES_STAMP, digest)) return;
  const { writePages } = await import('./pages.mjs');
  const fresh = join(ROOT, `.build-pages-${process.pid}`);
  writePages(fresh);
  cpSync(join(ROOT, GRAPHIQL), join(fresh, 'graphiql'), { recursive: true });
  writeFileSync(join(fresh, '.stamp'), digest);
  mkdirSync(DIST, { recursive: true });
  putInPlace(fresh, PAGES);
}

/** Builds the web client with compressed assets, unless it is current. */
export function makeWeb() {
  const sources = filesIn('web');
  if (sources.length === 0) return;
  const digest = digestOf(sources, WEB_FILES);
  if (holds(WEB_STAMP, digest)) return;
  console.log('Building the web client');
  const fresh = join(ROOT, `.build-web-${process.pid}`);
  const isBuilt =
    runVite('vite.config.mts', fresh) && runVite('drawing.config.mts', join(fresh, 'drawing'));
  if (!isBuilt) {
    rmSync(fresh, { recursive: true, force: true });
    throw new Error('The web client could not be built; the messages are above.');
  }
  writeFileSync(join(fresh, '.stamp'), digest);
  mkdirSync(DIST, { recursive: true });
  putInPlace(fresh, WEB);
}

/** True on success. A separate process builds for production, whatever the mode of this process. */
function runVite(config, outDir) {
  const { status } = spawnSync(
    process.execPath,
    [
      ...[VITE, 'build', '--config', join(ROOT, 'web/build', config)],
      ...['--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'],
    ],
    { cwd: ROOT, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } },
  );
  return status === 0;
}

/** True if dist was built from these sources. */
const isCurrent = (digest) => holds(STAMP, digest);

const holds = (stamp, digest) => existsSync(stamp) && readFileSync(stamp, 'utf8') === digest;

function digestOf(found, named) {
  const hash = createHash('sha256');
  for (const file of [...found.sort(), ...named]) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(ROOT, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

function filesIn(folder) {
  if (!existsSync(join(ROOT, folder))) return [];
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(relative(ROOT, entry.parentPath), entry.name));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  ensureInstalled('start');
  await build();
}
