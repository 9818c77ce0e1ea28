import { createHash } from 'node:crypto';
import type { BotSeat } from '../../engine';
import { seasonId } from '../../kernel';

/** The search key of a handle, without letter case. */
export const keyOf = (handle: string): string => handle.toLowerCase();

/** The key that keeps the handle of a deleted account taken. No handle has a colon. */
export const keyOfDeleted = (handle: string): string =>
  `deleted:${createHash('sha256').update(keyOf(handle)).digest('base64url')}`;

const BOT = /^bot:([^:]*):(\d+)$/;

/** The key of a bot. It has no handle, so nobody can sign in as it. */
export const keyOfBot = ({ seasonId: id, place }: BotSeat): string =>
  `bot:${id ?? ''}:${String(place)}`;

/** The key of the house, of which there is one. */
export const KEY_OF_HOUSE = keyOfBot({ seasonId: null, place: 0 });

/** Null for any other account's key. */
export function botOf(key: string | null): BotSeat | null {
  const [, id, place] = BOT.exec(key ?? '') ?? [];
  if (id === undefined) return null;
  return { seasonId: id === '' ? null : seasonId(id), place: Number(place) };
}
