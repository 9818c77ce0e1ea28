import type { Server, ServerResponse } from 'node:http';
import type { Logger } from 'pino';

/**
 * Listens for the errors of the server and of its responses, which would otherwise end the process.
 * Fastify listens to the server only until that listens, and to a response until its first `finish`
 * or `error`.
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
