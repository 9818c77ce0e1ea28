import { build } from './build.mjs';
import { ensureInstalled } from './install.mjs';

ensureInstalled('start');
await build();
// Runs in this process: the load reads its arguments from process.argv.
const which = process.argv[2] === 'hostile' ? 'hostile' : 'load';
await import(new URL(`../dist/bench/src/${which}/main.js`, import.meta.url).href);
