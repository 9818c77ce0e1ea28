import { whileBusy } from './activity';
import { firstPaint } from './first-paint';
import { untilWorthIt } from './until-worth-it';

/**
 * Fetches what is not needed for the first view, once that is painted. While it cannot be fetched it is tried again,
 * later and later, and only where somebody looks; each time `onFailed` is told.
 */
export async function fetchLate<T>(load: () => Promise<T>, onFailed?: () => void): Promise<T> {
  await whileBusy('part', firstPaint);
  for (let times = 0; ; times += 1) {
    try {
      return await whileBusy('part', load());
    } catch {
      onFailed?.();
      await untilWorthIt(times);
    }
  }
}
