import { build } from './build.mjs';
import { ensureInstalled } from './install.mjs';

// The peers are packages of their own, needed for comparisons only.
const isAlone = process.argv.some((word) => /^--(alone|against)\b/.test(word));
ensureInstalled(isAlone ? 'test' : 'bench');
await build();
// Runs in this process: the benchmarks read their arguments from process.argv.
await import(new URL('../dist/bench/src/main.js', import.meta.url).href);
