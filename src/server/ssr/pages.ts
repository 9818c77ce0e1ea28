import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { printSchema } from 'graphql';
import type { GraphQLSchema } from 'graphql';
import { RULESET_JSON_SCHEMAS } from '../../graphql';
import { StaticFiles, sendFile } from '../http/static-files';
import { RenderWorker } from './render-worker';
import { RenderCache } from './render-cache';
import { MetaTags } from '../embeds/meta-tags';
import type { AnonymousClient } from '../embeds/anonymous-client';
import { Prefetch } from './prefetch';
import { sourceHash } from '../http/headers';
import { refuseDataRequest, answerNotFound } from '../http/not-found';
import { CompressedText } from '../http/compressed-text';
import { graphcacheSchema, keylessTypes, possibleTypes } from '../graphql/graphcache';
import type { Service } from '../ops/service';
import { addClient } from './web-client';
import { PageCache } from './page-cache';

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  json: 'application/json; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
};
const PLAIN = 'text/plain; charset=utf-8';
/** Crawlers may find pages, but neither the API nor personal pages. */
const ROBOTS = [
  'User-agent: *',
  ...['graphql', 'export/', 'join/', 'me', 'sign-in/', 'unsubscribe/'].map(
    (path) => `Disallow: /${path}`,
  ),
  '',
].join('\n');

/** The policy of a page: its own style and the icon only. */
function policyOf(html: string): string {
  const style = /<style>([^]*?)<\/style>/.exec(html)?.[1] ?? '';
  return `default-src 'none'; style-src ${sourceHash(style)}; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}

/**
 * Serves these: the web client at `/` or, if none was built, an introduction; the docs, the icon,
 * `/robots.txt`, and the schemas of the API and of rulesets; for clients' caches
 * `/possible-types.json` and two files for graphcache; and the page for unknown addresses. Returns
 * the thread that draws first views.
 */
export function addPages(
  app: FastifyInstance,
  service: Service,
  anonymous: AnonymousClient,
): RenderWorker {
  const { schema } = service;
  const files = StaticFiles.in('.');
  const send = async (name: string, request: FastifyRequest, reply: FastifyReply) => {
    const file = await files.read(name);
    if (file === null) {
      reply.callNotFound();
      return reply;
    }
    const type = TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? PLAIN;
    void reply.type(type).header('cache-control', 'public, max-age=300');
    if (type === TYPES['html']) {
      if (refuseDataRequest(request, reply, service)) return reply;
      void reply.header('vary', 'accept');
    }
    if (type !== TYPES['html']) return sendFile(request, reply, file, file.content);
    const html = file.content.toString('utf8');
    return sendFile(request, reply.header('content-security-policy', policyOf(html)), file, html);
  };
  const tags = new MetaTags(service, anonymous);
  const prefetch = new Prefetch(service, anonymous);
  const worker = new RenderWorker(service);
  app.addHook('onClose', () => worker.close());
  const drawings = new RenderCache({
    worker,
    limits: service.limits,
    charge: (address) => service.scheduler.budgets.chargeDrawing(address),
  });
  const cacheOf = (client: StaticFiles) =>
    new PageCache({ service, files: client, tags, prefetch, drawings });
  const sendNotFound = addClient(app, service, cacheOf);
  if (sendNotFound === null) {
    app.get('/', (request, reply) => send('index.html', request, reply));
  }
  answerNotFound(app, service, sendNotFound);
  app.get('/docs', (request, reply) => send('docs.html', request, reply));
  app.get<{ Params: { '*': string } }>('/docs/*', (request, reply) => {
    const name = `docs/${request.params['*']}`;
    return send(/\.[a-z]+$|Caddyfile$/.test(name) ? name : `${name}.html`, request, reply);
  });
  for (const path of ['/favicon.svg', '/favicon.ico']) {
    app.get(path, (request, reply) => send('favicon.svg', request, reply));
  }
  const sdl = new CompressedText(() => printSchema(schema));
  app.get('/schema.graphql', (request, reply) =>
    sdl.send(
      request,
      reply.type(PLAIN).headers({ vary: 'accept-encoding', 'cache-control': 'no-cache' }),
    ),
  );
  app.get('/robots.txt', (_request, reply) => reply.type(PLAIN).send(ROBOTS));
  for (const [name, documentOf] of Object.entries(RULESET_JSON_SCHEMAS)) {
    let text: string | null = null;
    app.get(`/ruleset/${name}`, (_request, reply) =>
      reply
        .type('application/schema+json; charset=utf-8')
        .send((text ??= JSON.stringify(documentOf()))),
    );
  }
  addCacheFiles(app, schema);
  return worker;
}

/** Serves the parts of the schema that normalised caches need. */
function addCacheFiles(app: FastifyInstance, schema: GraphQLSchema): void {
  const files = {
    'possible-types': possibleTypes,
    'graphcache-keys': keylessTypes,
    'graphcache-schema': graphcacheSchema,
  };
  for (const [name, fileOf] of Object.entries(files)) {
    const text = new CompressedText(() => JSON.stringify(fileOf(schema)));
    app.get(`/${name}.json`, (request, reply) =>
      text.send(
        request,
        reply
          .type(TYPES['json'] ?? PLAIN)
          .headers({ vary: 'accept-encoding', 'cache-control': 'no-cache' }),
      ),
    );
  }
}
