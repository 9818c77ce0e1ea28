import type { RawSocket } from '../raw-socket';
import { openGraphqlSocket } from '../ridotto-client';

/** The entrance for clients: the port of any running node, as a proxy would choose it. */
export type Door = { readonly port: () => number };

export const RETRY_MS = 100;
const TRIES = 300;

export const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));

/** A socket at the first node that accepts; null once `isOver`. */
export async function comeIn(
  door: Door,
  token: string | null,
  isOver: () => boolean,
): Promise<RawSocket | null> {
  for (let tries = 1; !isOver(); tries += 1) {
    try {
      return await openGraphqlSocket(door.port(), token);
    } catch (error) {
      if (tries === TRIES) throw error;
      await wait(RETRY_MS);
    }
  }
  return null;
}
