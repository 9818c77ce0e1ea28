import type { FastifyReply } from 'fastify';
import type { GraphQLError } from 'graphql';

/** Copies the error's `retryAfterMs`, if any, into a header, and returns the error. */
export function withRetryAfter(over: GraphQLError, reply: FastifyReply): GraphQLError {
  const { retryAfterMs } = over.extensions;
  if (typeof retryAfterMs === 'number') {
    reply.header('retry-after', String(Math.ceil(retryAfterMs / 1_000)));
  }
  return over;
}
