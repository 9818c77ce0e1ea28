import { follow, isHeartbeat, makeMatch, moveMessage } from '../peers/boardgame-client';
import { startPeer } from '../server-process';
import type { Dialect } from './dialect';

/**
 * boardgame.io sends its complete state after each move, so small texts travel in larger messages.
 */
export const BOARDGAME: Dialect = {
  peer: 'boardgame.io',
  start: () => startPeer('boardgame'),
  open: async (port) => {
    const match = await makeMatch(port);
    const player = await follow(port, match, true);
    let moves = 0;
    player.hear = (bytes, start, end) => void isHeartbeat(player, bytes, start, end);
    return {
      watch: () => follow(port, match, false),
      publish: (text) => {
        player.sendText(moveMessage(match, moves, text));
        moves += 1;
      },
      close: () => {
        player.close();
      },
    };
  },
};
