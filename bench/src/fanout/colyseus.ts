import { joinHall, roomMessage } from '../peers/colyseus-client';
import { startPeer } from '../server-process';
import type { Dialect } from './dialect';

/** Uses Colyseus' own `broadcast` to a room. */
export const COLYSEUS: Dialect = {
  peer: 'Colyseus',
  start: () => startPeer('colyseus'),
  open: async (port) => {
    const publisher = await joinHall(port);
    return {
      watch: () => joinHall(port),
      publish: (text) => {
        publisher.sendBytes(roomMessage('say', text));
      },
      close: () => {
        publisher.close();
      },
    };
  },
};
