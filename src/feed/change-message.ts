import { z } from 'zod';
import type { Ring } from '../engine';
import { accountId, seasonId } from '../kernel';

/** The message over Redis. `ring` null: rings of that node were lost. */
export type Message = { readonly node: string; readonly ring: Ring | null };

const RING = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('season'),
    seasonId: z.string().min(1).max(100).transform(seasonId),
    seq: z.int().min(0),
  }),
  z.object({
    type: z.literal('yield'),
    seasonId: z.string().min(1).max(100).transform(seasonId),
    to: z.string().min(1).max(100),
    ms: z.number().min(0).max(1000),
  }),
  z.object({
    type: z.literal('inbox'),
    accountIds: z.array(z.string().min(1).max(100).transform(accountId)).max(1000),
  }),
  z.object({
    type: z.literal('watching'),
    node: z.string().min(1).max(100),
    counts: z
      .array(z.tuple([z.string().min(1).max(100).transform(seasonId), z.int().min(0)]))
      .max(1000),
  }),
  z.object({ type: z.literal('token'), tokenId: z.string().min(1).max(100) }),
  z.object({
    type: z.literal('account'),
    accountId: z.string().min(1).max(100).transform(accountId),
  }),
]);
const MESSAGE = z.object({ node: z.string().min(1).max(100), ring: RING.nullable() });

export function printMessage(message: Message): string {
  return JSON.stringify(message);
}

/** Null for text that no node of ours can have sent. */
export function parseMessage(text: string): Message | null {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return null;
  }
  return MESSAGE.safeParse(json).data ?? null;
}
