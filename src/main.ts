/**
 * The server's entry. It runs the bundle in `dist/server` where the build made one, and the modules
 * themselves in development. With `--write-code-cache` the compiled code is kept when the process
 * ends; the build runs it so once.
 */
import './source-maps';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { runBundle } from './run-bundle';

const BUNDLE = join(__dirname, '../server');

if (existsSync(join(BUNDLE, 'serve.js'))) {
  runBundle(BUNDLE, 'serve.js', { writesCodeCache: process.argv.includes('--write-code-cache') });
} else {
  createRequire(__filename)('./serve');
}
