import { RawSocket } from '../raw-socket';
import { startPeer } from '../server-process';
import type { Dialect } from './dialect';

/** The baseline: no protocol, no state, the same bytes for every watcher. */
export const BARE_WS: Dialect = {
  peer: 'bare ws',
  start: () => startPeer('bare-ws'),
  open: async (port) => {
    const publisher = await RawSocket.open(port, '/publish', null);
    return {
      watch: async () => {
        const socket = await RawSocket.open(port, '/watch', null);
        await socket.next((text) => (text === 'welcome' ? true : null));
        return socket;
      },
      publish: (text) => {
        publisher.sendText(text);
      },
      close: () => {
        publisher.close();
      },
    };
  },
};
