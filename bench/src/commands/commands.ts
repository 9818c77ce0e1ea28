import { Sheet } from '../figures';
import type { Figure, Scale } from '../figures';
import { EMBEDDED, startPeer, startRidotto } from '../server-process';
import type { Place, ServerProcess } from '../server-process';
import { freshPostgres } from '../postgres';
import { keepCalling } from './caller';
import type { Caller } from './caller';
import { callBoardgame, callColyseus } from './peers';
import { callByHttp, callBySocket } from './ridotto';

/** A server that takes commands, and the way to send them. */
export type Taker = {
  readonly peer: string;
  start(): Promise<ServerProcess>;
  call(port: number, inFlight: number): Promise<Caller>;
};

/** The numbers of commands in flight. */
const IN_FLIGHT = [1, 64] as const;

const PEERS: readonly Taker[] = [
  { peer: 'Colyseus in memory', start: () => startPeer('colyseus'), call: callColyseus },
  { peer: 'boardgame.io in memory', start: () => startPeer('boardgame'), call: callBoardgame },
];

/** Measures commands that change state, from sending to answer: see bench/README.md. */
export async function commands(scale: Scale): Promise<Figure[]> {
  const sheet = new Sheet('commands');
  const postgres = await freshPostgres();
  try {
    const takers = [
      ridotto('ridotto, WebSocket, SQLite', EMBEDDED, callBySocket),
      ridotto('ridotto, HTTP, SQLite', EMBEDDED, callByHttp),
      ...(postgres === null
        ? []
        : [
            ridotto('ridotto, WebSocket, PostgreSQL', postgres.place, callBySocket),
            ridotto('ridotto, HTTP, PostgreSQL', postgres.place, callByHttp),
          ]),
      ...(scale.alone ? [] : PEERS),
    ];
    for (let round = 0; round < scale.rounds; round += 1) {
      for (const taker of takers) await measure(taker, scale, sheet);
    }
  } finally {
    await postgres?.drop();
  }
  return sheet.figures('ridotto, WebSocket, SQLite');
}

const ridotto = (peer: string, place: Place, call: Taker['call']): Taker => ({
  peer,
  start: () => startRidotto(place),
  call,
});

async function measure(taker: Taker, scale: Scale, sheet: Sheet): Promise<void> {
  const server = await taker.start();
  try {
    for (const inFlight of IN_FLIGHT) {
      const caller = await taker.call(server.port, inFlight);
      await keepCalling(caller, scale.windowMs);
      const before = await server.usage('cpu');
      const started = performance.now();
      const answered = await keepCalling(caller, scale.windowMs);
      const seconds = (performance.now() - started) / 1_000;
      const after = await server.usage('cpu');
      caller.close();
      const of = `${inFlight} in flight`;
      sheet.add(of, 'commands a second', taker.peer, answered / seconds);
      const cpuMs = after.cpuMs - before.cpuMs;
      sheet.add(of, 'commands a CPU-second', taker.peer, (answered / cpuMs) * 1_000);
    }
  } finally {
    await server.stop();
  }
}
