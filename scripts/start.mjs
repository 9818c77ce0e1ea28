import { build } from './build.mjs';
import { ensureInstalled } from './install.mjs';

ensureInstalled();
await build();
// In this process, so that signals reach the server itself and a second start costs nothing.
await import(new URL('../dist/src/main.js', import.meta.url).href);
