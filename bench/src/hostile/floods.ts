/** Floods of cheap or malformed requests. */
import { flood, openRaw, openSocket, post, subscribeMessage, wait } from './client';
import type { Shape } from './shape';
import { CREATE, DEAREST, startGuest } from './site';

/** Sends messages over one socket. Each answer triggers the next message. */
function onSocket(
  name: string,
  atOnce: number,
  message: (turn: number) => string,
  signedIn: boolean,
): Shape {
  return {
    name,
    run: async ({ port, token }, until) => {
      const socket = await openSocket(port, signedIn ? token : null);
      if (socket === null) return;
      let turn = 0;
      const next = (): void => {
        if (socket.readyState !== socket.OPEN || Date.now() > until) return;
        turn += 1;
        socket.send(message(turn));
      };
      socket.on('message', (data) => {
        const text = (data as Buffer).toString();
        if (!text.includes('"next"')) next();
      });
      for (let at = 0; at < atOnce; at += 1) next();
      await wait(until - Date.now());
      socket.terminate();
    },
  };
}

/** Sends as fast as the client can write and the server can read. */
function pour(name: string, sockets: number, message: string | Buffer, ping: boolean): Shape {
  return {
    name,
    run: async ({ port, token }, until) => {
      const opened = await Promise.all(
        Array.from({ length: sockets }, () => openSocket(port, token)),
      );
      while (Date.now() < until) {
        for (const socket of opened) {
          if (socket === null || socket.readyState !== socket.OPEN) continue;
          if (socket.bufferedAmount > 1_000_000) continue;
          for (let at = 0; at < 50; at += 1) {
            if (ping) socket.ping(message);
            else socket.send(message.toString());
          }
        }
        await wait(1);
      }
      for (const socket of opened) socket?.terminate();
    },
  };
}

const fields = (count: number): string =>
  Array.from({ length: count }, () => 'seasons { nodes { id name } }').join(' ');

export const FLOODS: readonly Shape[] = [
  onSocket(
    'cheap queries of a guest',
    100,
    (turn) => subscribeMessage(String(turn), '{ __typename }'),
    true,
  ),
  onSocket(
    'cheap queries, anonymous',
    100,
    (turn) => subscribeMessage(String(turn), '{ __typename }'),
    false,
  ),
  onSocket(
    'invalid documents',
    50,
    (turn) => subscribeMessage(String(turn), `{ no${turn} }`),
    false,
  ),
  onSocket(
    'over cost',
    50,
    (turn) =>
      subscribeMessage(
        String(turn),
        '{ seasons(first: 100) { nodes { players(first: 100) { nodes { account { id } } } } } }',
      ),
    true,
  ),
  {
    name: 'wrong tokens',
    run: ({ port }, until) =>
      flood(until, 32, (turn) =>
        post(port, '{ __typename }', { token: `wrong-${turn}-${Math.random()}` }),
      ),
  },
  {
    name: 'dear validation',
    run: ({ port }, until) =>
      flood(until, 4, (turn) => post(port, `{ ${fields(300)} x${turn}: __typename }`)),
  },
  {
    name: 'rounds of a hundred lots × 20',
    run: async ({ port }, until) => {
      const token = await startGuest(port);
      const create = `createRound(input: { name: "R", rehearsal: true, startsAt: "2021-08-22T00:00:00Z", ruleset: $r }) { seq }`;
      const text = Array.from({ length: 20 }, (_, at) => `a${at}: ${create}`).join(' ');
      const variables = { r: DEAREST };
      await flood(until, 2, () =>
        post(port, `mutation ($r: JSON) { ${text} }`, { token, variables }),
      );
    },
  },
  {
    name: 'rounds with a day of one second',
    run: async ({ port }, until) => {
      const token = await startGuest(port);
      await flood(until, 4, () =>
        post(port, 'mutation { createRound(input: { name: "R", tempo: 1 }) { seq } }', { token }),
      );
    },
  },
  {
    name: 'clocks set weeks ahead',
    run: async ({ port }, until) => {
      const token = await startGuest(port);
      const made = JSON.parse((await post(port, CREATE, { token })) ?? '{}') as {
        data?: { createRound?: { season?: { id: string } } };
      };
      const id = made.data?.createRound?.season?.id ?? '';
      await flood(until, 2, (turn) =>
        post(
          port,
          'mutation ($id: ID!, $to: DateTime!) { advanceClock(input: { seasonId: $id, to: $to }) { seq } }',
          {
            token,
            variables: { id, to: new Date(Date.UTC(2021, 7, 22 + 7 * turn)).toISOString() },
          },
        ),
      );
    },
  },
  {
    name: 'argon2 by claimGuest',
    run: async ({ port }, until) => {
      const token = await startGuest(port);
      await flood(until, 16, (turn) =>
        post(
          port,
          'mutation ($h: String!) { claimGuest(input: { handle: $h, password: "correct horse battery" }) { refusal { code } } }',
          { token, variables: { h: `h${turn % 7}` } },
        ),
      );
    },
  },
  {
    name: 'argon2 by signIn',
    run: ({ port }, until) =>
      flood(until, 16, () =>
        post(
          port,
          'mutation { signIn(input: { handle: "nobody", password: "correct horse battery" }) { token } }',
        ),
      ),
  },
  {
    name: 'slow bodies',
    run: async ({ port }, until) => {
      const sockets = Array.from({ length: 300 }, () => openRaw(port));
      for (const socket of sockets) {
        socket.write(
          'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 90000\r\n\r\n{',
        );
      }
      while (Date.now() < until) {
        for (const socket of sockets) if (socket.writable) socket.write(' ');
        await wait(200);
      }
      for (const socket of sockets) socket.destroy();
    },
  },
  {
    name: 'idle sockets',
    run: async ({ port }, until) => {
      const sockets = Array.from({ length: 900 }, () => openRaw(port));
      await wait(until - Date.now());
      for (const socket of sockets) socket.destroy();
    },
  },
  pour(
    'json pings of 60 kB',
    10,
    JSON.stringify({ type: 'ping', payload: { x: 'x'.repeat(60_000) } }),
    false,
  ),
  pour('json pings of 20 B', 10, JSON.stringify({ type: 'ping' }), false),
  pour('protocol pings of 125 B', 10, Buffer.alloc(125), true),
];
