import { chownSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Gives a file made by root to the owner of its folder, since the server there might not run as
 * root.
 */
export function giveToFolderOwner(file: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(dirname(file));
  chownSync(file, uid, gid);
}
