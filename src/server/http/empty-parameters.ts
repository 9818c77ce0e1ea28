import type { FastifyInstance, FastifyRequest } from 'fastify';

const PATHS: ReadonlySet<string> = new Set(['/graphql', '/graphql/stream']);
const OPTIONAL = ['operationName', 'variables', 'extensions', 'documentId'] as const;

/** Over HTTP and event streams an optional parameter that is empty is left out [GraphQL over HTTP, 5.1]. */
export function leaveOutEmptyParameters(app: FastifyInstance): void {
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
  const asked = new URL(url, 'http://localhost');
  const empty = OPTIONAL.filter((name) => asked.searchParams.get(name) === '');
  if (empty.length === 0) return;
  for (const name of empty) asked.searchParams.delete(name);
  raw.url = `${asked.pathname}${asked.search}`;
}
