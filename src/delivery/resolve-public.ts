import { promises } from 'node:dns';

/** An address of a name, for `net.connect`. */
export type Found = { readonly address: string; readonly family: number };

/**
 * Asks the DNS servers of the system for the addresses of a name, until the signal aborts. Unlike
 * the system's own look-up it waits outside libuv's pool of threads, which files and passwords need
 * too.
 */
export async function resolvePublic(
  host: string,
  signal: AbortSignal,
  servers: readonly string[] | null = null,
): Promise<readonly Found[]> {
  signal.throwIfAborted();
  const resolver = new promises.Resolver({ timeout: 2_000, tries: 2 });
  if (servers !== null) resolver.setServers(servers);
  const cancel = (): void => {
    resolver.cancel();
  };
  signal.addEventListener('abort', cancel, { once: true });
  try {
    const [v4, v6] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    if (v4.status === 'rejected' && v6.status === 'rejected') throw v4.reason;
    return [...found(v4, 4), ...found(v6, 6)];
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

const found = (outcome: PromiseSettledResult<string[]>, family: number): Found[] =>
  outcome.status === 'fulfilled' ? outcome.value.map((address) => ({ address, family })) : [];
