/** The input that a program gets from its test, and the function that answers. */
import { WebSocket } from 'ws';

// Node 20 has no WebSocket of its own.
globalThis.WebSocket ??= WebSocket;

export const { server, token, id, proxy } = JSON.parse(process.env.ASKED ?? '{}');

export function answer(value) {
  process.stdout.write(JSON.stringify(value), () => process.exit(0));
}
