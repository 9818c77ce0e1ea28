import { RawSocket } from '../raw-socket';

const PING = '2';
const PONG = '3';

/** A match of bench/peers/boardgame.mjs, and the credentials of its only player. */
export type Match = { readonly id: string; readonly credentials: string };

export async function makeMatch(port: number): Promise<Match> {
  const { matchID } = await post<{ matchID: string }>(port, '/games/hall/create', {
    numPlayers: 1,
  });
  const { playerCredentials } = await post<{ playerCredentials: string }>(
    port,
    `/games/hall/${matchID}/join`,
    { playerID: '0', playerName: 'Bench' },
  );
  return { id: matchID, credentials: playerCredentials };
}

async function post<T>(port: number, path: string, body: object): Promise<T> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await response.json()) as T;
}

/** A player's or spectator's socket that has received the match's state. */
export async function follow(port: number, match: Match, player: boolean): Promise<RawSocket> {
  const socket = await RawSocket.open(port, '/socket.io/?EIO=4&transport=websocket', null);
  await socket.next((text) => (text.startsWith('0{') ? true : null));
  socket.sendText('40/hall,');
  await socket.next((text) => (text.startsWith('40/hall') ? true : null));
  const who = player ? ['0', match.credentials] : [null, null];
  socket.sendText(`42/hall,${JSON.stringify(['sync', match.id, ...who, 1])}`);
  await socket.next((text) => (text.includes('"sync"') ? true : null));
  return socket;
}

/** The message of a move, which names the state that the move applies to. */
export const moveMessage = (match: Match, stateId: number, text: string): string =>
  `42/hall,${JSON.stringify([
    'update',
    {
      type: 'MAKE_MOVE',
      payload: { type: 'say', args: [text], playerID: '0', credentials: match.credentials },
    },
    stateId,
    match.id,
    '0',
  ])}`;

/** Answers a heartbeat. True if the message was a heartbeat. */
export function isHeartbeat(socket: RawSocket, bytes: Buffer, start: number, end: number): boolean {
  if (end - start !== 1 || bytes.toString('latin1', start, end) !== PING) return false;
  socket.sendText(PONG);
  return true;
}
