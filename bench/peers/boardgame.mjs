/** A game of boardgame.io in memory: a move stores its text, and all watchers get the state. */
import { createServer } from 'node:net';
import { once } from 'node:events';
import boardgame from 'boardgame.io/dist/cjs/server.js';
import { serving } from './peer.mjs';

const hall = {
  name: 'hall',
  setup: () => ({ said: '' }),
  moves: { say: { move: ({ G }, text) => ({ ...G, said: text }), undoable: false } },
};

const probe = createServer().listen(0, '127.0.0.1');
await once(probe, 'listening');
const { port } = probe.address();
probe.close();
await once(probe, 'close');
const server = boardgame.Server({ games: [hall], origins: [/.*/] });
await server.run({ port });
serving(port);
