/**
 * Installs packages in sets, as needed:
 *
 *   start    for serving, playing and building: the `dependencies` of package.json
 *   test     `start`, and for tests, lint and generated files the `devDependencies`
 *   clients  `test`, and the clients of other projects, which test/clients runs from a package there
 *   bench    `start`, and the peers of the benchmarks, from a package in bench/
 *
 * `node scripts/install.mjs SET` installs a set by hand; `npm ci` installs `test`.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The project's root, with a slash at the end. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The folders of each set; `omit` is npm's option. */
const SETS = {
  start: [{ folder: '', omit: 'dev' }],
  test: [{ folder: '' }],
  clients: [{ folder: '' }, { folder: 'test/clients/programs' }],
  bench: [{ folder: '', omit: 'dev' }, { folder: 'bench' }],
};
/**
 * The only package that may have to be compiled, if no binary can be fetched; it takes a minute.
 */
const NATIVE = 'better-sqlite3';
const REBUILD = `npm rebuild ${NATIVE}`;

/**
 * Installs the missing packages of a set. If nothing is missing, it reads one lock file and a
 * stamp.
 */
export function ensureInstalled(set = 'test') {
  if (!installPackages(set) || isCompiled()) return;
  finishCompiling(spawnSync(REBUILD, compiling()).status);
}

/**
 * Like `ensureInstalled`, but returns once packages can be imported; the promise waits for SQLite,
 * which may still be compiling.
 */
export function beginInstall(set) {
  if (!installPackages(set) || isCompiled()) return { compiled: Promise.resolve() };
  const child = spawn(REBUILD, compiling());
  return { compiled: once(child, 'exit').then(([status]) => finishCompiling(status)) };
}

/** True if anything had to be installed. */
function installPackages(set) {
  if (SETS[set] === undefined) throw new Error(`There is no set of packages called ${set}.`);
  return SETS[set].map(installFolder).some(Boolean);
}

function installFolder({ folder, omit }) {
  const stamp = join(ROOT, folder, 'node_modules/.ridotto-stamp');
  const text = readFileSync(join(ROOT, folder, 'package-lock.json'), 'utf8');
  // Another version of Node needs its own native packages.
  const digest = createHash('sha256').update(text).update(process.versions.modules).digest('hex');
  const [stamped, ...omitted] = (read(stamp) ?? '').split(' ');
  if (stamped === digest && (omitted.length === 0 || omitted[0] === omit)) return false;
  const lock = JSON.parse(text);
  // An update for `start` keeps the packages that tests need.
  const omits = omit !== undefined && hasDevPackages(folder, lock) ? undefined : omit;
  if (!isInstalled(folder, lock, omits)) install(folder, lock, omits);
  writeFileSync(stamp, [digest, ...(omits === undefined ? [] : [omits])].join(' '));
  return true;
}

/** True if node_modules has the packages of the lock file, all in the right version. */
function isInstalled(folder, lock, omit) {
  const installed = installedIn(folder);
  const isOptional = ({ optional, dev, devOptional }) =>
    optional || (omit === 'dev' && (dev || devOptional));
  const isMissing = Object.entries(lock.packages).some(
    ([path, entry]) => path !== '' && !isOptional(entry) && installed[path] === undefined,
  );
  return (
    !isMissing &&
    Object.entries(installed).every(
      ([path, { version }]) => version === lock.packages[path]?.version,
    )
  );
}

const hasDevPackages = (folder, lock) =>
  Object.keys(installedIn(folder)).some((path) => lock.packages[path]?.dev === true);

/** npm's own list of installed packages. */
function installedIn(folder) {
  const text = read(join(ROOT, folder, 'node_modules/.package-lock.json'));
  return text === null ? {} : JSON.parse(text).packages;
}

/**
 * Installs beside node_modules, then swaps: an interrupted installation leaves the old packages.
 */
function install(folder, lock, omit) {
  const command = `npm ci --ignore-scripts${omit === undefined ? '' : ` --omit=${omit}`}`;
  console.error(`Installing the packages of ${join(folder, 'package.json')}: ${command}`);
  const target = join(ROOT, folder, 'node_modules');
  const stage = join(ROOT, `.build-install-${process.pid}`);
  mkdirSync(stage, { recursive: true });
  for (const name of ['package.json', '.npmrc']) {
    if (existsSync(join(ROOT, folder, name))) {
      copyFileSync(join(ROOT, folder, name), join(stage, name));
    }
  }
  const isDone = [withAddresses(lock), lock].some((each) => {
    writeFileSync(join(stage, 'package-lock.json'), JSON.stringify(each));
    return spawnSync(command, { cwd: stage, stdio: 'inherit', shell: true }).status === 0;
  });
  if (isDone) replace(target, stage);
  rmSync(stage, { recursive: true, force: true });
  if (!isDone) fail('The packages could not be installed; npm’s messages are above.');
}

/**
 * The lock file with each package's address at the configured registry. Without addresses npm first
 * fetches the list of all versions of each package, and takes three times as long. The lock file
 * itself names no registry; if a registry's addresses differ from npm's own, npm fails and runs
 * again without them.
 */
function withAddresses(lock) {
  const { stdout } = spawnSync('npm config get registry', { encoding: 'utf8', shell: true });
  const registry = stdout.trim().replace(/\/*$/, '/');
  const addressed = Object.entries(lock.packages).map(([path, entry]) => {
    if (path === '' || entry.link === true) return [path, entry];
    const name = entry.name ?? path.replace(/^.*node_modules\//, '');
    const file = `${name.replace(/^.*\//, '')}-${entry.version}.tgz`;
    return [path, { ...entry, resolved: `${registry}${name}/-/${file}` }];
  });
  return { ...lock, packages: Object.fromEntries(addressed) };
}

/** Moves the packages in `stage` to `target`, keeping compiled and cached files. */
function replace(target, stage) {
  const fresh = join(stage, 'node_modules');
  const old = join(stage, 'old');
  if (existsSync(target)) renameSync(target, old);
  if (versionOf(old, NATIVE) === versionOf(fresh, NATIVE)) keep(old, fresh, join(NATIVE, 'build'));
  keep(old, fresh, '.cache');
  renameSync(fresh, target);
}

function keep(from, to, name) {
  if (!existsSync(join(from, name)) || !existsSync(join(to, dirname(name)))) return;
  rmSync(join(to, name), { recursive: true, force: true });
  renameSync(join(from, name), join(to, name));
}

function versionOf(modules, name) {
  const text = read(join(modules, name, 'package.json'));
  return text === null ? null : JSON.parse(text).version;
}

/** True if SQLite runs on this version of Node. */
function isCompiled() {
  const program = `new (require('${NATIVE}'))(':memory:')`;
  return spawnSync(process.execPath, ['-e', program], { cwd: ROOT }).status === 0;
}

/** Compiles with all processors. */
const compiling = () => ({
  ...{ cwd: ROOT, shell: true, stdio: ['ignore', 'ignore', 'inherit'] },
  env: { ...process.env, JOBS: 'max' },
});

function finishCompiling(status) {
  if (status !== 0) fail(`${NATIVE} could not be compiled; npm’s messages are above.`);
  // Compiling leaves six times as many bytes as it produces.
  const folder = join(ROOT, 'node_modules', NATIVE, 'build/Release');
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    if (name !== 'better_sqlite3.node') rmSync(join(folder, name), { recursive: true });
  }
}

function fail(message) {
  // Forces another installation the next time.
  rmSync(join(ROOT, 'node_modules/.ridotto-stamp'), { force: true });
  console.error(message);
  process.exit(1);
}

function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  ensureInstalled(process.argv[2]);
}
