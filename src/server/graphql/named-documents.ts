import type { FastifyInstance, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import type { TrustedDocuments } from './trusted-documents';

const PATHS: ReadonlySet<string> = new Set(['/graphql', '/graphql/stream']);

/** Lets a `documentId` replace the `query` over HTTP and event streams. */
export function acceptDocumentIds(app: FastifyInstance, trusted: TrustedDocuments): void {
  app.addHook('preHandler', (request, _reply, done) => {
    if (PATHS.has(request.routeOptions.url ?? '')) putTexts(request, trusted);
    done();
  });
}

function putTexts(request: FastifyRequest, trusted: TrustedDocuments): void {
  if (request.method === 'GET') {
    const url = new URL(request.url, 'http://localhost');
    const text = textNamed(url.searchParams.get('documentId'), trusted);
    if (text === null) return;
    url.searchParams.delete('documentId');
    url.searchParams.set('query', text);
    request.raw.url = `${url.pathname}${url.search}`;
    return;
  }
  const { body } = request;
  if (typeof body !== 'object' || body === null || !('documentId' in body)) return;
  const text = textNamed(body.documentId, trusted);
  if (text !== null) Object.assign(body, { query: text });
}

function textNamed(documentId: unknown, trusted: TrustedDocuments): string | null {
  if (documentId === null || documentId === undefined) return null;
  const text = trusted.textOf({ documentId });
  if (text instanceof GraphQLError) throw text;
  return text;
}
