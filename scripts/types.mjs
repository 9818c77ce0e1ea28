/** `npm run types`: checks the types of every project of the tree, incrementally. */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { ensureInstalled, ROOT } from './install.mjs';

/** The projects by environment: Node; rules, which know neither Node nor a page; pages. */
const PROJECTS = {
  server: 'tsconfig.json',
  rules: 'tsconfig.pure.json',
  pages: 'web/tsconfig.json',
  'build of pages': 'web/build/tsconfig.json',
  components: 'test/component/tsconfig.json',
};
/** The native compiler, run as a program; the package `typescript` is for tools that import it. */
const COMPILER = `${ROOT}node_modules/typescript-native/bin/tsc`;
const CACHE = `${ROOT}node_modules/.cache/types`;

ensureInstalled();
mkdirSync(CACHE, { recursive: true });
const failed = Object.entries(PROJECTS).filter(([name, project]) => {
  const state = `${CACHE}/${name.replaceAll(' ', '-')}.json`;
  const args = ['--noEmit', '--incremental', '--tsBuildInfoFile', state, '-p', ROOT + project];
  return spawnSync(process.execPath, [COMPILER, ...args], { stdio: 'inherit' }).status !== 0;
});
for (const [name, project] of failed) console.error(`Wrong types in the ${name}: ${project}.`);
process.exitCode = failed.length;
