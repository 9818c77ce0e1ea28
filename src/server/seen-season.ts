import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLError } from 'graphql';
import { GAMES } from '../engine';
import type { Reading } from '../engine';
import type { AccountId, SeasonId } from '../kernel';
import type { RateLimits } from './limits-by-rate';
import type { Service } from './service';

/**
 * The season as the account may see it, null for whoever is signed out; null for one that is hidden from it,
 * as for none. Before it counts as absent it is looked for as it is now, on whichever node.
 */
export async function seenSeason(
  { deps }: Service,
  id: SeasonId,
  account: AccountId | null,
): Promise<Reading | null> {
  for (const asOf of [0, 'NOW'] as const) {
    const reading = await deps.engine.read(id, asOf);
    const isSeen = reading !== null && GAMES[reading.kind].canSee(reading.state, account);
    if (isSeen) return reading;
  }
  return null;
}

/** Where the server is, without a slash at the end: as the client names it where nobody has said. */
export const baseOf = ({ publicUrl }: Service, { protocol, host }: FastifyRequest): string =>
  publicUrl ?? `${protocol}://${/^[\w.:[\]-]+$/.test(host) ? host : 'localhost'}`;

/** Counts what an address fetches again and again; throws when that is too much. */
export async function countFetch(
  { metrics }: Service,
  rates: RateLimits,
  address: string,
  reply: FastifyReply,
): Promise<void> {
  const over = await rates.feed(address);
  if (over === null) return;
  metrics.overLimit('feedsPerAddress');
  throw waiting(over, reply);
}

/** The same error, and in a header when to come again, if it says so. */
export function waiting(over: GraphQLError, reply: FastifyReply): GraphQLError {
  const { retryAfterMs } = over.extensions;
  if (typeof retryAfterMs === 'number') {
    reply.header('retry-after', String(Math.ceil(retryAfterMs / 1_000)));
  }
  return over;
}
