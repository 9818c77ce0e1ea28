/** Picks the server: the named one, or a new server of the demo. */
import { GreetDocument } from './generated/operations';
import { print } from 'graphql';
import { startOwnServer } from './own-server';
import type { OwnServer } from './own-server';

export type Found = { readonly url: string; readonly own: OwnServer | null };

export async function findServer(named: string | null): Promise<Found> {
  if (named !== null) {
    if (await answers(named)) return { url: named, own: null };
    throw new Error(`No Ridotto answers at ${named}. Without --url the demo starts one itself.`);
  }
  const own = await startOwnServer();
  return { url: own.url, own };
}

/**
 * True if Ridotto answers at the address. The query asks for a field that only Ridotto has, since
 * another server may use the port.
 */
async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: print(GreetDocument) }),
      signal: AbortSignal.timeout(3_000),
    });
    return response.ok && JSON.stringify(await response.json()).includes('"editions"');
  } catch {
    return false;
  }
}
