import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fault } from '../errors/faults';
import type { Service } from '../ops/service';

/** Sends a page as the answer to a request. */
export type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * Answers an unknown address: a browser gets a page, a program gets an error. A known address with
 * another method is 405.
 */
export function answerNotFound(
  app: FastifyInstance,
  { presenter }: Service,
  sendPage: SendPage | null,
): void {
  app.setNotFoundHandler(async (request, reply) => {
    const allowed = methodsOf(app, request);
    if (allowed.length > 0 && !allowed.includes(request.method)) {
      const message = `This address answers only ${allowed.join(', ')}.`;
      const answer = presenter.errors([fault('BAD_USER_INPUT', message)]);
      return reply.code(405).header('allow', allowed.join(', ')).send(answer);
    }
    void reply.code(404).header('vary', 'accept');
    if (sendPage !== null && isNavigation(request)) return sendPage(request, reply);
    return reply.send(presenter.errors([fault('NOT_FOUND', 'There is nothing here.')]));
  });
}

/**
 * Answers a request that no page can answer; true if it did. A program that asks for data learns
 * where the data is. An address with a file ending, such as `….json`, is not found. Browsers and
 * clients that accept anything get the page.
 */
export function refuseDataRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  { presenter }: Pick<Service, 'presenter'>,
): boolean {
  const accept = request.headers.accept ?? '';
  const [path = ''] = request.url.split('?');
  const isNamed = /\.\w+$/.test(path) && !path.startsWith('/docs/');
  const wantsData = /\bjson\b|\bcsv\b/.test(accept) && !accept.includes('text/html');
  if (isNamed) {
    reply.callNotFound();
    return true;
  }
  if (!wantsData) return false;
  const error = fault(
    'NOT_FOUND',
    'This is a page for people. Programs use /graphql, which /docs/api describes.',
  );
  void reply
    .code(404)
    .type('application/json; charset=utf-8')
    .header('vary', 'accept')
    .send(presenter.errors([error]));
  return true;
}

const isNavigation = ({ method, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && (headers.accept ?? '').includes('text/html');

const METHODS = ['GET', 'HEAD', 'POST'] as const;

/** The methods that the request's address answers. */
function methodsOf(app: FastifyInstance, request: FastifyRequest): readonly string[] {
  const [url = ''] = request.url.split('?');
  return METHODS.filter((method) => app.hasRoute({ url, method }));
}
