/** How a bot gets ready, and what it adds to the dice: fixed by its hash, told when it is asked for. */
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

/** Tells the client seed only where it counts. */
export async function beReady(seat: Seat): Promise<void> {
  const first = await ask(seat, null);
  const refusal = first?.code === 'CLIENT_SEED_NEEDED' ? await ask(seat, seedOf(seat)) : first;
  if (refusal !== null) throw new Error(refusal.message);
}

async function ask(
  { client, seasonId }: Seat,
  clientSeed: string | null,
): Promise<WhyFragment | null> {
  const { setReadiness } = await client.ask(SetReadinessDocument, {
    input: { seasonId, ready: true, clientSeed, idempotencyKey: randomUUID() },
  });
  return setReadiness.refusal;
}
