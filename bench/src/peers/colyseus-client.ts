import { RawSocket } from '../raw-socket';

const JOIN_ROOM = 10;
/** The first byte of a message to or from a room. */
export const ROOM_DATA = 13;

type Seat = {
  readonly room: { readonly processId: string; readonly roomId: string };
  readonly sessionId: string;
};

/** A socket that has joined the room of bench/peers/colyseus.mjs. */
export async function joinHall(port: number): Promise<RawSocket> {
  const response = await fetch(`http://127.0.0.1:${port}/matchmake/joinOrCreate/hall`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  const { room, sessionId } = (await response.json()) as Seat;
  const path = `/${room.processId}/${room.roomId}?sessionId=${sessionId}`;
  const socket = await RawSocket.open(port, path, null);
  await socket.next((text) => (text.codePointAt(0) === JOIN_ROOM ? true : null));
  socket.sendBytes(Buffer.from([JOIN_ROOM]));
  return socket;
}

/** A message to the room: its type, and its text in MessagePack. */
export function roomMessage(type: string, text: string): Buffer {
  const body = Buffer.from(text);
  return Buffer.concat([
    Buffer.from([ROOM_DATA, 0xa0 | type.length]),
    Buffer.from(type),
    Buffer.from([0xda, body.length >> 8, body.length & 0xff]),
    body,
  ]);
}
