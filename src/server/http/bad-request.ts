import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { GraphQLError } from 'graphql';
import { fault } from '../errors/faults';
import { safeHeaders } from './headers';
import { UNSUBSCRIBE_ROUTE } from './unsubscribe-route';
import type { Limits } from '../scheduling/limits';
import type { Service } from '../ops/service';

/** The media type of JSON in UTF-8; other parameters are allowed. */
const JSON_TYPE =
  /^application\/json[ \t]*(?:;[ \t]*(?:charset=(?:utf-?8|"utf-?8")|(?!charset)[\w!#$%&'*+.^`|~-]+=(?:[\w!#$%&'*+.^`|~-]+|"[^"\\]*"))[ \t]*)*$/i;

/** Refuses a body with another declared type, or one that is compressed. */
export function refuseOtherTypes(app: FastifyInstance, { presenter }: Service): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { 'content-type': type, 'content-encoding': encoding = 'identity' } = request.headers;
    const isJson = type === undefined || JSON_TYPE.test(type);
    const isPlain = encoding.toLowerCase() === 'identity' || encoding === '';
    const isForm = request.routeOptions.url === UNSUBSCRIBE_ROUTE;
    if (request.method !== 'POST' || ((isJson || isForm) && isPlain)) {
      done();
      return;
    }
    const message =
      isJson || isForm
        ? 'A body must not be compressed: send it without Content-Encoding.'
        : 'A body must be "application/json", in UTF-8.';
    reply.code(415).send(presenter.errors([fault('BAD_USER_INPUT', message)]));
  });
}

type NodeError = Error & { readonly code?: string };

/** The status and the error for input that cannot be read as HTTP. */
function errorOf({ code }: NodeError, limits: Limits): readonly [number, GraphQLError] {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    const { headMs, requestMs } = limits;
    const message =
      `The request took too long: its head may take ${headMs} ms, and the whole request ` +
      `${requestMs} ms.`;
    return [408, fault('BAD_USER_INPUT', message, { limit: 'requestMs', maximum: requestMs })];
  }
  if (code === 'HPE_HEADER_OVERFLOW') {
    return [431, fault('BAD_USER_INPUT', 'The headers of the request are too large.')];
  }
  return [400, fault('BAD_USER_INPUT', 'This is not a readable HTTP request.')];
}

/** Answers input that Node cannot read, in the usual form, and closes the connection. */
export function answerUnreadable(error: NodeError, socket: Socket, service: Service): void {
  const { inFlight, limits, log } = service;
  const gone = error.code === 'ECONNRESET' || !socket.writable;
  if (gone || inFlight.isAnswering(socket)) {
    socket.destroy();
    return;
  }
  const [status, what] = errorOf(error, limits);
  const requestId = randomUUID();
  log.debug({ requestId, status, code: error.code }, 'an unreadable request');
  const { headers, body } = answer(requestId, what, service);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const first = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`;
  socket.write(`${[first, ...lines, 'connection: close'].join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}

/** Answers a path that cannot be decoded; no hook is called for it. */
export function answerBadPath(requestId: string, response: ServerResponse, service: Service): void {
  const what = fault('BAD_USER_INPUT', 'The path of the request cannot be read.');
  const { headers, body } = answer(requestId, what, service);
  response.writeHead(400, headers).end(body);
}

function answer(
  requestId: string,
  what: GraphQLError,
  { presenter, publicUrl }: Service,
): { headers: Record<string, string>; body: string } {
  const body = JSON.stringify(presenter.errors([what]));
  const headers = {
    ...safeHeaders(requestId, publicUrl),
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
  };
  return { headers, body };
}
