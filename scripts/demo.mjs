import { build } from './build.mjs';
import { ensureInstalled } from './install.mjs';

ensureInstalled('start');
await build();
// Runs in this process: the demo reads its arguments from process.argv.
await import(new URL('../dist/demo/main.js', import.meta.url).href);
