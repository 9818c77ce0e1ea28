/**
 * A bot's readiness and its client seed: the bot fixes the seed by hash, and reveals it on request.
 */
import { randomUUID } from 'node:crypto';
import { SetClientSeedDocument, SetReadinessDocument } from '../generated/operations';
import type { WhyFragment } from '../generated/operations';
import { sha256Of } from '../verify-seeds';
import type { Seat } from './seat';

const seedOf = ({ name }: Seat): string => `luck-of-${name}`;

export async function fixSeed(seat: Seat): Promise<void> {
  const { client, seasonId } = seat;
  const { setClientSeed } = await client.ask(SetClientSeedDocument, {
    input: { seasonId, sha256: sha256Of(seedOf(seat)), idempotencyKey: randomUUID() },
  });
  if (setClientSeed.refusal !== null) throw new Error(setClientSeed.refusal.message);
}

/**
 * Makes the bot ready. It reveals its client seed only on request. If the game of the seed is dealt
 * meanwhile, the bot tries again without the seed.
 */
export async function beReady(seat: Seat): Promise<void> {
  for (let clientSeed: string | null = null; ;) {
    const refusal = await ask(seat, clientSeed);
    if (refusal === null) return;
    const known = { CLIENT_SEED_NEEDED: seedOf(seat), CLIENT_SEED_NOT_FIXED: null };
    if (!isOfSeeds(refusal.code)) throw new Error(refusal.message);
    clientSeed = known[refusal.code];
  }
}

const isOfSeeds = (code: string): code is 'CLIENT_SEED_NEEDED' | 'CLIENT_SEED_NOT_FIXED' =>
  code === 'CLIENT_SEED_NEEDED' || code === 'CLIENT_SEED_NOT_FIXED';

async function ask(
  { client, seasonId }: Seat,
  clientSeed: string | null,
): Promise<WhyFragment | null> {
  const { setReadiness } = await client.ask(SetReadinessDocument, {
    input: { seasonId, ready: true, clientSeed, idempotencyKey: randomUUID() },
  });
  return setReadiness.refusal;
}
