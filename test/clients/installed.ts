import { existsSync } from 'node:fs';
import { join } from 'node:path';

const MODULES = join(__dirname, 'programs/node_modules');

/**
 * Throws if the libraries are missing. They are a separate package, which `npm ci` in the root does
 * not install.
 */
export function needClients(): void {
  if (existsSync(MODULES)) return;
  throw new Error('Other people’s clients are not installed: node scripts/install.mjs clients');
}

/** The path of a program that one of the libraries provides. */
export const programOf = (name: string): string => join(MODULES, '.bin', name);
