import { existsSync } from 'node:fs';
import { join } from 'node:path';

const MODULES = join(__dirname, 'programs/node_modules');

/** The libraries are a package of their own, which `npm ci` in the root does not install. */
export function needClients(): void {
  if (existsSync(MODULES)) return;
  throw new Error('Other people’s clients are not installed: node scripts/install.mjs clients');
}

/** The program of a package of theirs. */
export const programOf = (name: string): string => join(MODULES, '.bin', name);
