import { useSyncExternalStore } from 'react';

/** `cut`: a lost connection that is being reopened. */
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

/** The number of reconnections. Data from before the last reconnection may be stale. */
const readReturns = (): number => returns;

function onConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useConnection = (): Connection =>
  useSyncExternalStore(onConnection, readConnection, readConnection);
export const useReconnectCount = (): number =>
  useSyncExternalStore(onConnection, readReturns, readReturns);

/** Resolves once connected, or after `atMost` milliseconds. */
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
