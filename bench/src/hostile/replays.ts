/** Replays of the complete journal. */
import { openSocket, subscribeMessage, wait } from './client';
import type { Shape } from './shape';

const JOURNAL =
  'subscription ($id: ID!) { journal(seasonId: $id, after: 0) { seq at text __typename } }';
const EACH = 199;

function replays(sockets: number, reads: boolean): Shape {
  return {
    name: `${EACH} replays on ${sockets} socket${sockets === 1 ? '' : 's'}, ${reads ? 'read' : 'not read'}`,
    run: async ({ port, token, seasonId }, until) => {
      const opened = await Promise.all(
        Array.from({ length: sockets }, () => openSocket(port, token)),
      );
      for (const socket of opened) {
        if (socket === null) continue;
        if (!reads) socket.pause();
        for (let at = 0; at < EACH; at += 1) {
          socket.send(subscribeMessage(String(at), JOURNAL, { id: seasonId }));
        }
      }
      await wait(until - Date.now());
      for (const socket of opened) socket?.terminate();
    },
  };
}

export const REPLAYS: readonly Shape[] = [1, 5, 25, 100].flatMap((sockets) => [
  replays(sockets, true),
  replays(sockets, false),
]);
