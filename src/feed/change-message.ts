import { z } from 'zod';
import type { BusMessage } from '../engine';
import { accountId, seasonId } from '../kernel';

/** A message on its way through Redis; `message` is null if messages of the node were lost. */
export type Envelope = { readonly node: string; readonly message: BusMessage | null };

const MESSAGE = z.discriminatedUnion('type', [
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
/** Nodes of every version call the message `ring`. */
const ENVELOPE = z
  .object({ node: z.string().min(1).max(100), ring: MESSAGE.nullable() })
  .transform(({ node, ring }) => ({ node, message: ring }));

export function printEnvelope({ node, message }: Envelope): string {
  return JSON.stringify({ node, ring: message });
}

/** Null for text that no node of Ridotto can have sent. */
export function parseEnvelope(text: string): Envelope | null {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return null;
  }
  return ENVELOPE.safeParse(json).data ?? null;
}
