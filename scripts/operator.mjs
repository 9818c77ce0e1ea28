import { build } from './build.mjs';
import { ensureInstalled } from './install.mjs';

ensureInstalled('start');
await build();
// In this process: the command reads its arguments from process.argv as if called directly.
await import(new URL('../dist/src/operator.js', import.meta.url).href);
