import { UnavailableFault } from './engine';
import { ConcurrencyConflict } from './ports';

/** The maximum number of times that a command is decided again after a lost race. */
const RACES = 20;

/** Decides a command again after it lost a race to another node, on that node's events. */
export async function retryOnConflict<T>(run: () => Promise<T>): Promise<T> {
  for (let lost = 0; ; lost += 1) {
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof ConcurrencyConflict)) throw error;
      if (lost >= RACES) throw new UnavailableFault('too many races were lost', { cause: error });
    }
  }
}
