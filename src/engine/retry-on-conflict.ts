import { UnavailableFault } from './engine';
import { ConcurrencyConflict } from './ports';

/** The number of times that a command is decided again when other nodes are faster. */
const RACES = 20;

/** A command that lost a race to another node is decided again, on that node's events. */
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
