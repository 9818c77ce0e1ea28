import { build } from './build.mjs';
import { beginInstall } from './install.mjs';

const { compiled } = beginInstall('start');
await build();
await compiled;
process.env.NODE_ENV ??= 'production';
// Runs in this process, so that signals reach the server directly, and no second process must
// start.
await import(new URL('../dist/src/main.js', import.meta.url).href);
