import { build } from './build.mjs';
import { ensureInstalled } from './install.mjs';

ensureInstalled();
build();
// In this process: the load reads its arguments from process.argv as if called itself.
await import(new URL('../dist/bench/src/load/main.js', import.meta.url).href);
