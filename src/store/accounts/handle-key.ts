import { createHash } from 'node:crypto';
import type { BotSeat } from '../../engine';
import { seasonId } from '../../kernel';

/** By which a handle is found, whatever its letter case. */
export const keyOf = (handle: string): string => handle.toLowerCase();

/** What keeps the handle of a deleted account taken. No handle has a colon. */
export const keyOfDeleted = (handle: string): string =>
  `deleted:${createHash('sha256').update(keyOf(handle)).digest('base64url')}`;

const BOT = /^bot:([^:]*):(\d+)$/;

/** By which a bot is found. It has no handle, so nobody can sign in as it. */
export const keyOfBot = ({ seasonId: id, place }: BotSeat): string =>
  `bot:${id ?? ''}:${String(place)}`;

/** By which the house is found, of which there is one. */
export const KEY_OF_HOUSE = keyOfBot({ seasonId: null, place: 0 });

/** Null for the key of anybody else. */
export function botOf(key: string | null): BotSeat | null {
  const [, id, place] = BOT.exec(key ?? '') ?? [];
  if (id === undefined) return null;
  return { seasonId: id === '' ? null : seasonId(id), place: Number(place) };
}
