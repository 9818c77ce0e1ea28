import { hexOf, sha256Of } from '../../../platform/sha256';

const PREFIX = 'ridotto:client-seed';
const BYTES = 16;

const keyOf = (sha256: string): string => `${PREFIX}:${sha256}`;

/** Creates a client seed, stores it in this browser, and returns its hash. */
export function makeClientSeed(): string {
  const seed = hexOf(crypto.getRandomValues(new Uint8Array(BYTES)));
  const sha256 = sha256Of(seed);
  localStorage.setItem(keyOf(sha256), seed);
  return sha256;
}

/** The client seed with this hash, if this browser has it. */
export const keptClientSeed = (sha256: string): string | null =>
  localStorage.getItem(keyOf(sha256));
