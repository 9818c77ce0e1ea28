/** A bot's readiness and its client seed: fixed by hash, revealed on request. */
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

/** Reveals the client seed only in its own game, which may be dealt meanwhile. */
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
