/**
 * Only one process can use SQLite's file. The server with the file therefore listens on a socket in
 * its data directory, which only its owner can enter. The server carries out operators' commands
 * with its own engine and store, so that their caches stay correct.
 */
import { chmodSync, rmSync } from 'node:fs';
import { createConnection, createServer } from 'node:net';
import type { Server, Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Logger } from 'pino';

const FILE = 'operator.sock';
/** The longest socket path that every system allows. */
const LONGEST_PATH = 100;

/** A command, sent as one line. */
export type OperatorRequest = {
  readonly args: readonly string[];
  /** The operator's working directory, the base of relative paths. */
  readonly cwd: string;
  /** Standard input; null if the command does not read it. */
  readonly input: string | null;
};
/** The answer, in one line for each part; the last line is the exit code. */
export type OperatorReply =
  { readonly say: string } | { readonly complain: string } | { readonly code: number };

export type PerformRequest = (
  asked: OperatorRequest,
  tell: (told: OperatorReply) => void,
) => Promise<number>;

const pathIn = (dataDir: string): string => join(dataDir, FILE);

/**
 * Null if there is no socket: operators must then stop the server. The server starts in any case.
 */
export async function listenForOperators(
  dataDir: string,
  performs: PerformRequest,
  log: Logger,
): Promise<{ close: () => Promise<void> } | null> {
  const path = pathIn(dataDir);
  if (Buffer.byteLength(path) > LONGEST_PATH) {
    log.warn({ path }, 'the path is too long for a socket: operators must stop the server first');
    return null;
  }
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => null).on('close', () => sockets.delete(socket));
    serve(socket, performs);
  });
  try {
    // A killed process may have left the socket; the database file belongs to this process alone.
    rmSync(path, { force: true });
    await listening(server, path);
    chmodSync(path, 0o600);
  } catch (error) {
    server.close();
    log.warn(
      { err: error, path },
      'there is no socket for operators: they must stop the server first',
    );
    return null;
  }
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

function serve(socket: Socket, performs: PerformRequest): void {
  const tell = (told: OperatorReply): void => void socket.write(`${JSON.stringify(told)}\n`);
  createInterface({ input: socket }).once('line', (line) => {
    void (async () => {
      const asked = JSON.parse(line) as OperatorRequest;
      const code = await performs(asked, tell);
      socket.end(`${JSON.stringify({ code })}\n`);
    })().catch(() => socket.destroy());
  });
}

/**
 * Lets the running server carry out the command; gives the exit code, or null if no server answers.
 */
export async function askServer(
  dataDir: string,
  asked: OperatorRequest,
  tell: (told: OperatorReply) => void,
): Promise<number | null> {
  const socket = await connected(pathIn(dataDir));
  if (socket === null) return null;
  socket.write(`${JSON.stringify(asked)}\n`);
  for await (const line of createInterface({ input: socket })) {
    const told = JSON.parse(line) as OperatorReply;
    if ('code' in told) return told.code;
    tell(told);
  }
  tell({
    complain: 'The server stopped before it answered: check whether the command was carried out.',
  });
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
