import type { FastifyInstance, FastifyRequest } from 'fastify';

const PATHS: ReadonlySet<string> = new Set(['/graphql', '/graphql/stream']);
const OPTIONAL = ['operationName', 'variables', 'extensions', 'documentId'] as const;

/**
 * Over HTTP and event streams, an empty optional parameter counts as left out [GraphQL over HTTP,
 * 5.1].
 */
export function dropEmptyParameters(app: FastifyInstance): void {
  app.addHook('preHandler', (request, _reply, done) => {
    if (PATHS.has(request.routeOptions.url ?? '')) leaveOut(request);
    done();
  });
}

function leaveOut({ method, url, raw, body }: FastifyRequest): void {
  if (method !== 'GET') {
    if (typeof body !== 'object' || body === null) return;
    const empty = OPTIONAL.filter((name) => Reflect.get(body, name) === '');
    for (const name of empty) Reflect.deleteProperty(body, name);
    return;
  }
  const parsed = new URL(url, 'http://localhost');
  const empty = OPTIONAL.filter((name) => parsed.searchParams.get(name) === '');
  if (empty.length === 0) return;
  for (const name of empty) parsed.searchParams.delete(name);
  raw.url = `${parsed.pathname}${parsed.search}`;
}
