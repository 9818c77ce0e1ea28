/**
 * SQLite belongs to one process. So the server that has the file listens on a socket in its data directory, which only
 * its owner can enter, and does there what an operator asks: with its own engine and store, whose memory so stays true.
 */
import { chmodSync, rmSync } from 'node:fs';
import { createConnection, createServer } from 'node:net';
import type { Server, Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Logger } from 'pino';

const FILE = 'operator.sock';
/** The longest path that a socket can have, on every system. */
const LONGEST_PATH = 100;

/** What an operator asks, in a line. */
export type Asked = {
  readonly args: readonly string[];
  /** Where paths begin. */
  readonly cwd: string;
  /** Standard input; null where it is not read. */
  readonly input: string | null;
};
/** What comes back, a line each; the exit code is the last. */
export type Told =
  { readonly say: string } | { readonly complain: string } | { readonly code: number };

export type Performs = (asked: Asked, tell: (told: Told) => void) => Promise<number>;

const pathIn = (dataDir: string): string => join(dataDir, FILE);

/** Null where there is no room for the socket: operators then have to stop the server. */
export async function listenForOperators(
  dataDir: string,
  performs: Performs,
  log: Logger,
): Promise<{ close: () => Promise<void> } | null> {
  const path = pathIn(dataDir);
  if (Buffer.byteLength(path) > LONGEST_PATH) {
    log.info({ path }, 'too long a path for a socket: operators have to stop the server');
    return null;
  }
  // Of a process that was killed: the file of the database is ours alone.
  rmSync(path, { force: true });
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => null).on('close', () => sockets.delete(socket));
    serve(socket, performs);
  });
  await listening(server, path);
  chmodSync(path, 0o600);
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        for (const socket of sockets) socket.end();
      }),
  };
}

const listening = (server: Server, path: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject).listen(path, resolve);
  });

function serve(socket: Socket, performs: Performs): void {
  const tell = (told: Told): void => void socket.write(`${JSON.stringify(told)}\n`);
  createInterface({ input: socket }).once('line', (line) => {
    void (async () => {
      const asked = JSON.parse(line) as Asked;
      const code = await performs(asked, tell);
      socket.end(`${JSON.stringify({ code })}\n`);
    })().catch(() => socket.destroy());
  });
}

/** Has the server do it that has the file; null where none is there. */
export async function askServer(
  dataDir: string,
  asked: Asked,
  tell: (told: Told) => void,
): Promise<number | null> {
  const socket = await connected(pathIn(dataDir));
  if (socket === null) return null;
  socket.write(`${JSON.stringify(asked)}\n`);
  for await (const line of createInterface({ input: socket })) {
    const told = JSON.parse(line) as Told;
    if ('code' in told) return told.code;
    tell(told);
  }
  tell({ complain: 'The server ended before it was done: see whether it was.' });
  return 1;
}

const connected = (path: string): Promise<Socket | null> =>
  new Promise((resolve) => {
    const socket = createConnection(path);
    socket
      .once('connect', () => {
        socket.on('error', () => null);
        resolve(socket);
      })
      .once('error', () => {
        resolve(null);
      });
  });
