import type { FastifyReply, FastifyRequest } from 'fastify';
import { GAMES } from '../../engine';
import type { SeasonSnapshot, SeasonKind } from '../../engine';
import type { AccountId, SeasonId } from '../../kernel';
import { withRetryAfter } from '../errors/retry-after';
import type { RateLimits } from '../scheduling/rate-limits';
import type { Service } from '../ops/service';

type GamePage = {
  /** The first segment of the paths of its seasons' pages. */
  readonly page: 's' | 'd';
  /** The game's name within a sentence. */
  readonly game: string;
};

export const GAME_PAGES: Readonly<Record<SeasonKind, GamePage>> = {
  ROUND: { page: 's', game: 'the Auction Casino' },
  DYNASTY: { page: 'd', game: 'Giolitti' },
};

/**
 * The season if the account may see it; null if it is hidden or does not exist. `account` is null
 * for a visitor. A season that is not visible is read again in its newest state on any node.
 */
export async function visibleSeason(
  { deps }: Service,
  id: SeasonId,
  account: AccountId | null,
): Promise<SeasonSnapshot | null> {
  for (const asOf of [0, 'NOW'] as const) {
    const reading = await deps.engine.read(id, asOf);
    const isSeen = reading !== null && GAMES[reading.kind].canSee(reading.state, account);
    if (isSeen) return reading;
  }
  return null;
}

/**
 * The server's address without a slash at the end, from the setting; without it, the address that
 * the client uses.
 */
export const baseUrlOf = ({ publicUrl }: Service, { protocol, host }: FastifyRequest): string =>
  publicUrl ?? `${protocol}://${/^[\w.:[\]-]+$/.test(host) ? host : 'localhost'}`;

/** Counts a fetch by the address; throws above the limit. */
export async function countFetch(
  { metrics }: Service,
  rates: RateLimits,
  address: string,
  reply: FastifyReply,
): Promise<void> {
  const over = await rates.countFeed(address);
  if (over === null) return;
  metrics.overLimit('feedsPerAddress');
  throw withRetryAfter(over, reply);
}
