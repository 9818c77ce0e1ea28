import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { serverVersion } from '../../graphql';

/** The policy of answers that are not pages: nothing in them may run or be framed. */
const API_POLICY = "default-src 'none'; frame-ancestors 'none'";

const EXPOSED = 'retry-after, x-request-id, ridotto-version, ratelimit, ratelimit-policy';
const ALLOWED = /^[\w-]+( *, *[\w-]+){0,40}$/;
const ALWAYS_ALLOWED = 'authorization, content-type';
const DAY_SECONDS = '86400';

/** The hash by which a content security policy allows a style or script in a page. */
export function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** The security headers of every answer. */
export function safeHeaders(requestId: string, publicUrl: string | null): Record<string, string> {
  const secure = publicUrl?.startsWith('https:') ?? false;
  return {
    'x-request-id': requestId,
    'ridotto-version': serverVersion(),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
    'content-security-policy': API_POLICY,
    'access-control-allow-origin': '*',
    'access-control-expose-headers': EXPOSED,
    ...(secure ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
}

/**
 * Adds the headers of every answer, and answers preflights. Any page may use the API: no cookie
 * authenticates anybody, so that no page can act for a user whose token it does not have.
 */
export function addHeaders(app: FastifyInstance, publicUrl: string | null): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(safeHeaders(request.id, publicUrl));
    done();
  });
  app.options('*', (request, reply) => {
    const requested = request.headers['access-control-request-headers'] ?? '';
    return reply
      .code(204)
      .headers({
        'access-control-allow-methods': 'GET, POST',
        'access-control-allow-headers': ALLOWED.test(requested) ? requested : ALWAYS_ALLOWED,
        'access-control-max-age': DAY_SECONDS,
        vary: 'Access-Control-Request-Headers',
      })
      .send();
  });
}
