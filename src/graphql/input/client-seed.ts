import { badInput } from '../fault';

const CLIENT_SEED = /^[A-Za-z0-9_-]{1,64}$/;

/** What a player stirs the dice with; null for nothing. */
export function readClientSeed(seed: string | null | undefined): string | null {
  if (seed === null || seed === undefined || CLIENT_SEED.test(seed)) return seed ?? null;
  throw badInput('clientSeed', '1 to 64 letters, digits, - or _');
}
