import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** CPU milliseconds of this process that `act` takes. */
export async function cpuOf(act: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** What this process holds after a collection: the heap, and buffers beside it. */
export function heldBytes(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
