import { createHash } from 'node:crypto';

/** By which a handle is found, whatever its letter case. */
export const keyOf = (handle: string): string => handle.toLowerCase();

/** What keeps the handle of a deleted account taken. No handle has a colon. */
export const keyOfDeleted = (handle: string): string =>
  `deleted:${createHash('sha256').update(keyOf(handle)).digest('base64url')}`;
