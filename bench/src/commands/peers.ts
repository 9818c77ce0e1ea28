import { follow, isHeartbeat, makeMatch, moveMessage } from '../peers/boardgame-client';
import { joinHall, ROOM_DATA, roomMessage } from '../peers/colyseus-client';
import type { Caller } from './caller';

const TEXT = 'The host bids farewell to all who sit here.';
const SHORTEST_UPDATE = 64;

/** Sends messages to a Colyseus room, which counts and answers them. Nothing is stored. */
export async function callColyseus(port: number, inFlight: number): Promise<Caller> {
  const socket = await joinHall(port);
  const message = roomMessage('command', TEXT);
  const waiting: (() => void)[] = [];
  socket.hear = (bytes, start) => {
    // State patches arrive unasked, so they answer no command.
    if (bytes[start] === ROOM_DATA) waiting.shift()?.();
  };
  return {
    inFlight,
    send: (answered) => {
      waiting.push(answered);
      socket.sendBytes(message);
    },
    close: () => {
      socket.close();
    },
  };
}

/** Makes moves in a match of boardgame.io, which answers with the new state. Nothing is stored. */
export async function callBoardgame(port: number, inFlight: number): Promise<Caller> {
  const match = await makeMatch(port);
  const socket = await follow(port, match, true);
  const waiting: (() => void)[] = [];
  let moves = 0;
  socket.hear = (bytes, start, end) => {
    if (isHeartbeat(socket, bytes, start, end)) return;
    if (end - start > SHORTEST_UPDATE) waiting.shift()?.();
  };
  return {
    inFlight,
    send: (answered) => {
      waiting.push(answered);
      socket.sendText(moveMessage(match, moves, TEXT));
      moves += 1;
    },
    close: () => {
      socket.close();
    },
  };
}
