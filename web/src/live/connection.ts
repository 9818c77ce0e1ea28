import { useSyncExternalStore } from 'react';

/** `cut` is a connection that was there and is being made again. */
export type Connection = 'idle' | 'open' | 'cut';

let connection: Connection = 'idle';
let returns = 0;
const listeners = new Set<() => void>();

export function setConnection(next: Connection): void {
  if (next === connection) return;
  if (connection === 'cut' && next === 'open') returns += 1;
  connection = next;
  listeners.forEach((listener) => listener());
}

const readConnection = (): Connection => connection;

/** How often the connection has come back: what was fetched before that may be old. */
const readReturns = (): number => returns;

function onConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useConnection = (): Connection =>
  useSyncExternalStore(onConnection, readConnection, readConnection);
export const useReturns = (): number =>
  useSyncExternalStore(onConnection, readReturns, readReturns);

/** When the connection is there again, or after `atMost` milliseconds, whichever is first. */
export async function untilConnected(atMost: number): Promise<void> {
  await new Promise<void>((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      forget();
      resolve();
    };
    const timer = setTimeout(end, atMost);
    const forget = onConnection(() => {
      if (connection === 'open') end();
    });
    window.addEventListener('online', end);
  });
}
