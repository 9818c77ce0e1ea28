import { quantile, Sheet } from '../figures';
import type { Figure, Scale } from '../figures';
import { Audience } from './audience';
import { BARE_WS } from './bare-ws';
import { BOARDGAME } from './boardgame';
import { COLYSEUS } from './colyseus';
import type { Dialect } from './dialect';
import { GRAPHQL_WS, RIDOTTO } from './graphql';

const PEERS: readonly Dialect[] = [BARE_WS, RIDOTTO, GRAPHQL_WS, COLYSEUS, BOARDGAME];

/** The sizes of an event on the wire in bytes, without the frame header. */
const SIZES = [512, 2_000] as const;
/** The numbers of events in flight. With one event, no writes can be merged. */
const IN_FLIGHT = [1, 16] as const;
/** Events a second by number of sockets, chosen for a moderate number of deliveries. */
const RATES = new Map([
  [100, 100],
  [1_000, 20],
  [5_000, 4],
]);
const PROBE = 'x'.repeat(300);

/** Measures the cost of sending one event to many sockets: see bench/README.md. */
export async function fanout(scale: Scale): Promise<Figure[]> {
  const sheet = new Sheet('fanout');
  const audiences = scale.quick ? [100] : [...RATES.keys()];
  for (const size of audiences) {
    for (let round = 0; round < scale.rounds; round += 1) {
      for (const peer of scale.alone ? [RIDOTTO] : PEERS) await measure(peer, size, scale, sheet);
    }
  }
  return sheet.figures(BARE_WS.peer);
}

async function measure(peer: Dialect, size: number, scale: Scale, sheet: Sheet): Promise<void> {
  const server = await peer.start();
  const room = await peer.open(server.port);
  const empty = await server.usage('memory');
  const audience = await Audience.gather(room, size);
  try {
    const full = await server.usage('memory');
    const kB = (before: number, after: number): number => (after - before) / 1_024 / size;
    const idle = `${size} idle sockets`;
    sheet.add(idle, 'kB heap a socket', peer.peer, kB(empty.heldBytes, full.heldBytes));
    sheet.add(idle, 'kB resident a socket', peer.peer, kB(empty.residentBytes, full.residentBytes));

    audience.publish(PROBE);
    await audience.settle();
    const overhead = audience.lastBytes - PROBE.length;
    for (const bytes of SIZES) {
      const text = 'x'.repeat(Math.max(1, bytes - overhead));
      for (const inFlight of IN_FLIGHT) {
        await audience.keepBusy(text, inFlight, scale.windowMs / 4);
        const before = { ...(await server.usage('cpu')), delivered: audience.delivered };
        await audience.keepBusy(text, inFlight, scale.windowMs);
        const after = await server.usage('cpu');
        const seconds = (after.cpuMs - before.cpuMs) / 1_000;
        const rate = (audience.delivered - before.delivered) / seconds;
        const of = `${size} sockets, ${bytes} B, ${inFlight} in flight`;
        sheet.add(of, 'deliveries a CPU-second', peer.peer, rate);
        await audience.settle();
      }
      const everyMs = 1_000 / (RATES.get(size) ?? 10);
      const latencies = await audience.atRate(text, everyMs, scale.windowMs);
      const of = `${size} sockets, ${bytes} B, ${Math.round(1_000 / everyMs)} events/s`;
      sheet.add(of, 'ms p50', peer.peer, quantile(latencies, 0.5));
      sheet.add(of, 'ms p99', peer.peer, quantile(latencies, 0.99));
    }
  } finally {
    audience.close();
    await server.stop();
  }
}
