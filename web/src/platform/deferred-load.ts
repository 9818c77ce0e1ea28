import { whileBusy } from './activity';
import { firstPaint } from './first-paint';
import { untilRetry } from './retry-delay';

/**
 * Loads code that the first view can do without, after the first paint. A failed load is retried at
 * growing intervals, only while the tab is visible; each failure calls `onFailed`.
 */
export async function loadAfterPaint<T>(load: () => Promise<T>, onFailed?: () => void): Promise<T> {
  await whileBusy('part', firstPaint);
  for (let times = 0; ; times += 1) {
    try {
      return await whileBusy('part', load());
    } catch {
      onFailed?.();
      await untilRetry(times);
    }
  }
}
