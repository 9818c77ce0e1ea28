import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { printSchema } from 'graphql';
import type { GraphQLSchema } from 'graphql';
import { rulesetJsonSchemas } from '../graphql';
import { BuiltFiles, sendFile } from './built-files';
import { Drawing } from './drawing';
import { Drawings } from './drawings';
import { Tags } from './embeds/tags';
import type { Onlooker } from './embeds/onlooker';
import { FirstAnswers } from './first-answers';
import { graphcacheSchema, typesWithoutId } from './graphcache';
import { answerNothing } from './nothing-here';
import { PackedText } from './packed-text';
import { possibleTypes } from './possible-types';
import type { Service } from './service';
import { addClient } from './web-client';
import { WrittenPages } from './written-pages';

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  json: 'application/json; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
};
const PLAIN = 'text/plain; charset=utf-8';
/** Crawlers may find pages, but neither the API nor what belongs to one person. */
const ROBOTS = [
  'User-agent: *',
  ...['graphql', 'export/', 'join/', 'me'].map((path) => `Disallow: /${path}`),
  '',
].join('\n');

/** The hash by which a content security policy allows a style or script in a page. */
export function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** A page may have its own style and the icon, and nothing else. */
function policyOf(html: string): string {
  const style = /<style>([^]*?)<\/style>/.exec(html)?.[1] ?? '';
  return `default-src 'none'; style-src ${sourceHash(style)}; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}

/**
 * `/`, which is the web client or, where none was built, says what this is; the docs, the icon, `/robots.txt`, the schemas of
 * the API and of rulesets, and what clients' caches want to know of the API's, `/possible-types.json` and
 * two for graphcache; what is said where there is nothing. Gives what draws first views.
 */
export function addPages(app: FastifyInstance, service: Service, onlooker: Onlooker): Drawing {
  const { schema } = service;
  const files = BuiltFiles.in('.');
  const send = async (name: string, request: FastifyRequest, reply: FastifyReply) => {
    const file = await files.read(name);
    if (file === null) {
      reply.callNotFound();
      return reply;
    }
    const type = TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? PLAIN;
    void reply.type(type).header('cache-control', 'public, max-age=300');
    if (type !== TYPES['html']) return sendFile(request, reply, file, file.content);
    const html = file.content.toString('utf8');
    return sendFile(request, reply.header('content-security-policy', policyOf(html)), file, html);
  };
  const tags = new Tags(service, onlooker);
  const first = new FirstAnswers(service, onlooker);
  const drawing = new Drawing(service);
  app.addHook('onClose', () => drawing.close());
  const drawings = new Drawings({ drawing, limits: service.limits });
  const writtenOf = (client: BuiltFiles) =>
    new WrittenPages({ service, files: client, tags, first, drawings });
  const sendNothing = addClient(app, writtenOf);
  if (sendNothing === null) {
    app.get('/', (request, reply) => send('index.html', request, reply));
  }
  answerNothing(app, service, sendNothing);
  app.get('/docs', (request, reply) => send('docs.html', request, reply));
  app.get<{ Params: { '*': string } }>('/docs/*', (request, reply) => {
    const name = `docs/${request.params['*']}`;
    return send(/\.[a-z]+$|Caddyfile$/.test(name) ? name : `${name}.html`, request, reply);
  });
  for (const path of ['/favicon.svg', '/favicon.ico']) {
    app.get(path, (request, reply) => send('favicon.svg', request, reply));
  }
  const sdl = new PackedText(printSchema(schema));
  app.get('/schema.graphql', (request, reply) =>
    sdl.send(
      request,
      reply.type(PLAIN).headers({ vary: 'accept-encoding', 'cache-control': 'no-cache' }),
    ),
  );
  app.get('/robots.txt', (_request, reply) => reply.type(PLAIN).send(ROBOTS));
  for (const [name, document] of Object.entries(rulesetJsonSchemas())) {
    const text = JSON.stringify(document);
    app.get(`/ruleset/${name}`, (_request, reply) =>
      reply.type('application/schema+json; charset=utf-8').send(text),
    );
  }
  addCacheFiles(app, schema);
  return drawing;
}

/** What normalised caches want to know of the schema. */
function addCacheFiles(app: FastifyInstance, schema: GraphQLSchema): void {
  const files = {
    'possible-types': possibleTypes(schema),
    'graphcache-keys': typesWithoutId(schema),
    'graphcache-schema': graphcacheSchema(schema),
  };
  for (const [name, file] of Object.entries(files)) {
    const text = new PackedText(JSON.stringify(file));
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
