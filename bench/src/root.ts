import { join } from 'node:path';

/** The project root, relative to dist/bench/src. */
export const ROOT = join(__dirname, '../../..');

/** The built tree whose servers are measured: this one, or another commit's. */
export const TREE = process.env['BENCH_TREE'] ?? ROOT;
