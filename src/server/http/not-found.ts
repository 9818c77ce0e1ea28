import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fault } from '../errors/faults';
import type { Service } from '../ops/service';

/** Sends a page as the answer to a request. */
export type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** For an unknown address a browser gets a page that says so, and a program an error. */
export function answerNotFound(
  app: FastifyInstance,
  { present }: Service,
  sendPage: SendPage | null,
): void {
  app.setNotFoundHandler(async (request, reply) => {
    void reply.code(404).header('vary', 'accept');
    if (sendPage !== null && isGoing(request)) return sendPage(request, reply);
    return reply.send(present.errors([fault('NOT_FOUND', 'There is nothing here.')]));
  });
}

const isGoing = ({ method, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && (headers.accept ?? '').includes('text/html');
