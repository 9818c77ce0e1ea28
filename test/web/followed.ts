import { until } from '../heard';
import type { House } from './house';

/** Until pages follow so much at the server: of an inbox is told what comes from then on. */
export const untilFollowed = ({ client }: House, count: number): Promise<void> =>
  until(async () => {
    const metrics = await (await fetch(`${client.url}/metrics`)).text();
    return metrics.includes(`ridotto_live_subscriptions{transport="websocket"} ${count}\n`);
  });
