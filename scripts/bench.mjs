import { build } from './build.mjs';
import { ensureInstalled } from './install.mjs';

// The peers beside us are packages of their own: nobody who plays needs them.
const isAlone = process.argv.some((word) => /^--(alone|against)\b/.test(word));
ensureInstalled(isAlone ? 'test' : 'bench');
await build();
// In this process: the benchmarks read their arguments from process.argv as if called themselves.
await import(new URL('../dist/bench/src/main.js', import.meta.url).href);
