import { join } from 'node:path';

/** The project root, relative to dist/bench/src. */
export const ROOT = join(__dirname, '../../..');

/** The root of the built tree whose servers are measured: this tree, or another commit's. */
export const TREE = process.env['BENCH_TREE'] ?? ROOT;
