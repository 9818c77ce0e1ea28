import { join } from 'node:path';

/** The project, seen from dist/bench/src. */
export const ROOT = join(__dirname, '../../..');
