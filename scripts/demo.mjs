import { build } from './build.mjs';
import { ensureInstalled } from './install.mjs';

ensureInstalled('start');
await build();
// In this process: the demo reads its arguments from process.argv as if called directly.
await import(new URL('../dist/demo/main.js', import.meta.url).href);
