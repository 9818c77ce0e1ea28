import { RawHttp } from '../raw-http';
import { makeRound, openGraphqlSocket, SAY, sayMessage } from '../ridotto-client';
import type { Caller } from './caller';

const TEXT = 'The host bids farewell to all who sit here.';

/** Sends `say` over one WebSocket. */
export async function callBySocket(port: number, inFlight: number): Promise<Caller> {
  const { token, seasonId } = await makeRound(port);
  const socket = await openGraphqlSocket(port, token);
  const waiting = new Map<string, () => void>();
  let sent = 0;
  socket.hear = (bytes, start, end) => {
    const text = bytes.toString('latin1', start, end);
    if (!text.includes('"type":"next"')) return;
    if (!text.includes('"refusal":null')) throw new Error(`not done: ${text}`);
    const id = /"id":"(\d+)"/.exec(text)?.[1] ?? '';
    const answered = waiting.get(id);
    waiting.delete(id);
    answered?.();
  };
  return {
    inFlight,
    send: (answered) => {
      sent += 1;
      waiting.set(String(sent), answered);
      socket.sendText(sayMessage(String(sent), seasonId, TEXT));
    },
    close: () => {
      socket.close();
    },
  };
}

/** Sends `say` over kept-alive HTTP connections, one per command in flight. */
export async function callByHttp(port: number, inFlight: number): Promise<Caller> {
  const { token, seasonId } = await makeRound(port);
  const body = JSON.stringify({ query: SAY, variables: { id: seasonId, text: TEXT } });
  const idle = await Promise.all(
    Array.from({ length: inFlight }, () => RawHttp.open(port, `Bearer ${token}`)),
  );
  const all = [...idle];
  return {
    inFlight,
    send: (answered) => {
      const connection = idle.pop();
      if (connection === undefined) throw new Error('more commands than connections');
      connection.post('/graphql', body, (text) => {
        if (!text.includes('"refusal":null')) throw new Error(`not done: ${text}`);
        idle.push(connection);
        answered();
      });
    },
    close: () => {
      for (const connection of all) connection.close();
    },
  };
}
