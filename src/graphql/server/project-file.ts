import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Reads a file in the project's root, which is above both the sources and the build. */
export function readProjectFile(name: string, from = __dirname): string {
  const file = join(from, name);
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const above = dirname(from);
  if (above === from) throw new Error(`${name} is not where the server was installed.`);
  return readProjectFile(name, above);
}
