/** What every program here has of its test: where the server is, who it is, and how it answers. */
import { WebSocket } from 'ws';

// Node 20 has none of its own.
globalThis.WebSocket ??= WebSocket;

export const { server, token, id, proxy } = JSON.parse(process.env.ASKED ?? '{}');

export function answer(value) {
  process.stdout.write(JSON.stringify(value), () => process.exit(0));
}
