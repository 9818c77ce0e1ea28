import type { FastifyInstance } from 'fastify';
import type { Service } from './service';

/** The server is not ready; the message is a public sentence. */
export class NotReady extends Error {
  override readonly name = 'NotReady';
}

/** The time limit for the store's answer. */
const READY_MS = 2_000;

/**
 * `/livez`: the process answers. `/readyz`: the store answers, too, and nothing prevents serving.
 * `/metrics`: for Prometheus.
 */
export function addHealth(
  app: FastifyInstance,
  service: Service,
  ready: () => Promise<void>,
): void {
  app.get('/livez', () => ({ status: 'ok' }));
  app.get('/readyz', async (request, reply) => {
    if (service.isClosing()) return reply.code(503).send({ status: 'closing' });
    try {
      await rejectAfter(READY_MS, ready());
      return { status: 'ok' };
    } catch (error) {
      service.log.warn({ err: error, requestId: request.id }, 'the server is not ready');
      const why = error instanceof NotReady ? { reason: error.message } : {};
      return reply.code(503).send({ status: 'unavailable', ...why });
    }
  });
  app.get('/metrics', async (_request, reply) => {
    const { registry } = service.metrics;
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

async function rejectAfter<T>(ms: number, promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
