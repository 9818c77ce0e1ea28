import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** The CPU time that `act` takes in this process, in milliseconds. */
export async function cpuOf(act: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** The heap and external memory of this process after a garbage collection, in bytes. */
export function heldBytes(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
