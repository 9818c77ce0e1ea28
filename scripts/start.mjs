import { build } from './build.mjs';
import { beginInstall } from './install.mjs';

const { compiled } = beginInstall('start');
await build();
await compiled;
// In this process, so that signals reach the server itself and a second start costs nothing.
await import(new URL('../dist/src/main.js', import.meta.url).href);
