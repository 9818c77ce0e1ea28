import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { WebSocket } from 'ws';

/** All attacks come from one address. */
const HOSTILE = '127.0.0.1';
const GIVE_UP_MS = 60_000;

const agents = new Map<string, Agent>();
function agentOf(localAddress: string): Agent {
  const known = agents.get(localAddress) ?? new Agent({ keepAlive: true, localAddress });
  agents.set(localAddress, known);
  return known;
}

export type RequestOptions = {
  readonly token?: string;
  readonly variables?: Readonly<Record<string, unknown>>;
  readonly from?: string;
};

/** The body of the answer, whatever its status; null without an answer. */
export function post(
  port: number,
  query: string,
  asking: RequestOptions = {},
): Promise<string | null> {
  return postBody(port, JSON.stringify({ query, variables: asking.variables }), asking);
}

/** Sends a body as it is. */
export function postBody(
  port: number,
  body: string,
  { token, from = HOSTILE }: Omit<RequestOptions, 'variables'> = {},
): Promise<string | null> {
  return new Promise((resolve) => {
    const asked = request(
      {
        agent: agentOf(from),
        host: '127.0.0.1',
        port,
        path: '/graphql',
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
        timeout: GIVE_UP_MS,
      },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.once('end', () => {
          resolve(Buffer.concat(parts).toString());
        });
        answer.once('error', () => {
          resolve(null);
        });
      },
    );
    asked.once('timeout', () => asked.destroy());
    asked.once('error', () => {
      resolve(null);
    });
    asked.end(body);
  });
}

/** A socket after its greeting; null if the server does not accept it. */
export function openSocket(port: number, token: string | null): Promise<WebSocket | null> {
  return new Promise((resolve) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws', {
      localAddress: HOSTILE,
      perMessageDeflate: false,
    });
    socket.once('error', () => {
      resolve(null);
    });
    socket.once('close', () => {
      resolve(null);
    });
    socket.once('open', () => {
      const payload = token === null ? {} : { token };
      socket.send(JSON.stringify({ type: 'connection_init', payload }));
    });
    socket.once('message', () => {
      resolve(socket);
    });
  });
}

export const subscribeMessage = (
  id: string,
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
): string => JSON.stringify({ id, type: 'subscribe', payload: { query, variables } });

/** A bare TCP connection. */
export function openRaw(port: number): Socket {
  const socket = connect({ port, host: '127.0.0.1', localAddress: HOSTILE });
  socket.on('error', () => socket.destroy());
  return socket;
}

/** Keeps `atOnce` calls of `act` running until `until`. */
export async function flood(
  until: number,
  atOnce: number,
  act: (turn: number) => Promise<unknown>,
): Promise<void> {
  let turn = 0;
  const one = async (): Promise<void> => {
    while (Date.now() < until) {
      turn += 1;
      await act(turn);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
}

export const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));

/** Selects the same field under thirty names. */
export const thirty = (field: string): string =>
  Array.from({ length: 30 }, (_, at) => `a${at}: ${field}`).join(' ');
