import type { FastifyReply, FastifyRequest } from 'fastify';

export const MEDIA_TYPE = 'text/event-stream';
export const STREAM_PATH = '/graphql/stream';

export const EVENT_STREAM_HEADERS = {
  'content-type': `${MEDIA_TYPE}; charset=utf-8`,
  'cache-control': 'no-store',
};

const SHORT_WAIT_MS = 1_000;

/**
 * A stream that ends at once, after which a browser's EventSource reconnects. It is sent where
 * other clients get 429 or 503: an EventSource gives up at any status but 200.
 */
export const reconnectAfter = (waitMs = SHORT_WAIT_MS): string => `retry: ${waitMs}\n\n`;

/** True for the request of a browser's EventSource. */
export const isEventSource = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' &&
  url.split('?', 1)[0] === STREAM_PATH &&
  (headers.accept ?? '').includes(MEDIA_TYPE);

/** Up to twice the time, so that refused clients do not return together. */
export const spread = (waitMs: number): number => Math.ceil(waitMs * (1 + Math.random()));

export const sendReconnect = (reply: FastifyReply, waitMs?: number): FastifyReply =>
  reply.code(200).headers(EVENT_STREAM_HEADERS).send(reconnectAfter(waitMs));
