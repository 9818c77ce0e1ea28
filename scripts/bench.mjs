import { build } from './build.mjs';
import { ensureInstalled } from './install.mjs';

ensureInstalled('bench');
await build();
// In this process: the benchmarks read their arguments from process.argv as if called themselves.
await import(new URL('../dist/bench/src/main.js', import.meta.url).href);
