import { until } from '../support/async-queue';
import type { House } from './house';

/**
 * Waits until pages hold `count` subscriptions at the server. An inbox subscription sends only
 * later entries.
 */
export const untilFollowed = ({ client }: House, count: number): Promise<void> =>
  until(async () => {
    const metrics = await (await fetch(`${client.url}/metrics`)).text();
    return metrics.includes(`ridotto_live_subscriptions{transport="websocket"} ${count}\n`);
  });
