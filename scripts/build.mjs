import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, ROOT } from './install.mjs';

const DIST = join(ROOT, 'dist');
const TSC = join(ROOT, 'node_modules/typescript/bin/tsc');
const STAMP = join(DIST, '.stamp');
const NOTES = '.tsbuildinfo';
const SOURCE_FOLDERS = ['src', 'migrations', 'demo', 'bench/src'];
const SOURCE_FILES = ['tsconfig.json', 'tsconfig.build.json', 'package-lock.json'];

/** Makes dist current. What this process loads of it afterwards has traces that name the sources. */
export function build() {
  compile();
  createRequire(import.meta.url)(join(DIST, 'src/source-maps.js'));
}

/**
 * Compiles src, migrations, demo and bench to dist, unless dist was made from just these sources. A build
 * that fails, or is interrupted, leaves the dist there was.
 */
function compile() {
  const digest = sourceDigest();
  if (isCurrent(digest)) return;
  console.log('Building');
  const fresh = join(ROOT, `.build-${process.pid}`);
  // Over a copy of the last build, with the compiler's notes in it: it writes what has changed.
  if (isWhole()) cpSync(DIST, fresh, { recursive: true });
  const { status } = spawnSync(
    process.execPath,
    [
      ...[TSC, '--project', join(ROOT, 'tsconfig.build.json'), '--outDir', fresh],
      ...['--incremental', '--tsBuildInfoFile', join(fresh, NOTES)],
    ],
    { cwd: ROOT, stdio: 'inherit' },
  );
  if (status !== 0) {
    rmSync(fresh, { recursive: true, force: true });
    console.error('The build failed; the compiler’s messages are above.');
    process.exit(1);
  }
  // Another process may have built the same meanwhile, and may be using it.
  if (isCurrent(digest)) {
    rmSync(fresh, { recursive: true, force: true });
    return;
  }
  removeOrphans(fresh);
  writeFileSync(join(fresh, '.stamp'), digest);
  rmSync(DIST, { recursive: true, force: true });
  renameSync(fresh, DIST);
}

/** Whether dist has what each source was compiled to: the compiler believes its notes, and does not look. */
function isWhole() {
  return (
    existsSync(join(DIST, NOTES)) &&
    SOURCE_FOLDERS.flatMap((folder) => sources(folder))
      .filter((name) => /(?<!\.d)\.ts$/.test(name))
      .every((name) => existsSync(join(DIST, name.replace(/\.ts$/, '.js'))))
  );
}

/** Removes compiled files whose sources no longer exist. */
function removeOrphans(folder) {
  const sourceOf = (name) => join(ROOT, name.replace(/\.js(\.map)?$/, '.ts'));
  for (const name of readdirSync(folder, { recursive: true })) {
    if (/\.js(\.map)?$/.test(name) && !existsSync(sourceOf(name))) rmSync(join(folder, name));
  }
}

/** Whether dist was made from these sources. */
function isCurrent(digest) {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === digest;
}

/** Over the paths and contents of everything that the compiler reads of ours. */
function sourceDigest() {
  const hash = createHash('sha256');
  const files = SOURCE_FOLDERS.flatMap((folder) => sources(folder));
  for (const file of [...files.sort(), ...SOURCE_FILES]) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(ROOT, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

function sources(folder) {
  if (!existsSync(join(ROOT, folder))) return [];
  return readdirSync(join(ROOT, folder), { recursive: true })
    .filter((name) => /\.(ts|json)$/.test(name))
    .map((name) => join(folder, name));
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  ensureInstalled();
  build();
}
