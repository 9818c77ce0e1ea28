import type { Server, ServerResponse } from 'node:http';
import type { Logger } from 'pino';

/**
 * Handles the errors of the server and of its responses: an unhandled one would end the process.
 * Fastify handles the server's errors only until it listens, and a response's only until the first
 * `finish` or `error`.
 */
export function addErrorListeners(server: Server, log: Logger): void {
  server.on('error', (error) => {
    log.error({ err: error }, 'a connection could not be accepted');
  });
  server.on('request', (_request, response: ServerResponse) => {
    response.on('error', (error) => {
      log.debug({ err: error }, 'a response could not be written');
    });
  });
}
