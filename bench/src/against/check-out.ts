import { existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, readdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../root';
import { run } from './process-group';

const LOCK = 'package-lock.json';
const MODULES = 'node_modules';

/** Puts the files of a commit into an empty folder and builds them there. */
export async function checkOut(commit: string, tree: string, signal: AbortSignal): Promise<void> {
  const archive = `${tree}.tar`;
  await mkdir(tree);
  await run('git', ['archive', '--output', archive, commit], { cwd: ROOT, signal });
  await run('tar', ['-xf', archive], { cwd: tree, signal });
  await rm(archive);
  if (hasSameLock(tree)) await linkModules(tree);
  // The build script installs missing packages.
  await run(process.execPath, ['scripts/build.mjs'], { cwd: tree, signal, shown: true });
}

const hasSameLock = (tree: string): boolean =>
  existsSync(join(ROOT, MODULES)) &&
  readFileSync(join(ROOT, LOCK)).equals(readFileSync(join(tree, LOCK)));

/**
 * Links each package by itself, so that an install by the commit replaces links and not our
 * packages.
 */
async function linkModules(tree: string): Promise<void> {
  await mkdir(join(tree, MODULES));
  for (const entry of await readdir(join(ROOT, MODULES), { withFileTypes: true })) {
    const [from, to] = [join(ROOT, MODULES, entry.name), join(tree, MODULES, entry.name)];
    if (entry.isFile()) await copyFile(from, to);
    else if (entry.name !== '.cache') await symlink(from, to);
  }
}
