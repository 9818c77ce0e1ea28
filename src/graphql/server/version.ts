import { z } from 'zod';
import { readProjectFile } from './project-file';

const Package = z.object({ version: z.string() });
let read: string | null = null;

/** This server's version from `package.json`. */
export function serverVersion(): string {
  read ??= Package.parse(JSON.parse(readProjectFile('package.json'))).version;
  return read;
}
