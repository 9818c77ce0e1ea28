import { z } from 'zod';
import { readProjectFile } from './project-file';

const Package = z.object({ version: z.string() });
let read: string | null = null;

/** Of this server, as its changelog has it. */
export function serverVersion(): string {
  read ??= Package.parse(JSON.parse(readProjectFile('package.json'))).version;
  return read;
}
