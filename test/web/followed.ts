import { until } from '../heard';
import type { TestServer } from '../server/harness';

/** Until pages follow so much at the server: of an inbox is told what comes from then on. */
export const untilFollowed = ({ client }: TestServer, count: number): Promise<void> =>
  until(async () => {
    const metrics = await (await fetch(`${client.url}/metrics`)).text();
    return metrics.includes(`ridotto_live_subscriptions{transport="websocket"} ${count}\n`);
  });
