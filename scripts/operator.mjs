import { build } from './build.mjs';
import { ensureInstalled } from './install.mjs';

ensureInstalled('start');
await build();
// Runs in this process: the command reads its arguments from process.argv.
await import(new URL('../dist/src/operator.js', import.meta.url).href);
