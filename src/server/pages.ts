import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { printSchema } from 'graphql';
import type { GraphQLSchema } from 'graphql';

const STYLE = `
  body { font: 1rem/1.6 system-ui, sans-serif; max-width: 40rem; margin: 4rem auto; padding: 0 1rem;
    color: #222; background: #fdfcf8 }
  a { color: #7a1f1f } code { background: #eee8d8; padding: 0 .25em }
  @media (prefers-color-scheme: dark) {
    body { color: #ddd; background: #181614 } a { color: #e8a0a0 } code { background: #332f2a }
  }
`;

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Ridotto</title>
<style>${STYLE}</style>
</head>
<body>
<h1>Ridotto</h1>
<p>A GraphQL server for card rooms that are played over days and watched live: the Auction Casino
and Giolitti.</p>
<ul>
<li><a href="/graphql">GraphiQL</a>: read the documentation of every field, and try it.</li>
<li><a href="/schema.graphql">schema.graphql</a>: the schema, for code generators.</li>
<li>Programs ask at <code>/graphql</code>, by HTTP or WebSocket, or at <code>/graphql/stream</code>
by server-sent events.</li>
<li>How to host it, write clients and check the dice is explained in <code>docs/</code>, which came with
the server.</li>
<li><a href="/docs/trust.md">Whom you trust with what</a>: what operator, host and players can do and see.</li>
<li><a href="/livez">livez</a>, <a href="/readyz">readyz</a>, <a href="/metrics">metrics</a></li>
</ul>
</body>
</html>
`;

/** The hash by which a content security policy allows a style or script in a page. */
export function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

const POLICY = `default-src 'none'; style-src ${sourceHash(STYLE)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** `docs/` is at the root of the project, above the sources and above what is built of them. */
function readDoc(name: string, from = __dirname): string {
  const file = join(from, 'docs', name);
  if (existsSync(file)) return readFileSync(file, 'utf8');
  if (dirname(from) === from) throw new Error('The folder docs/ is not where the server is.');
  return readDoc(name, dirname(from));
}

/** `/`, which says what this is, `/docs/trust.md` and `/schema.graphql`. */
export function addPages(app: FastifyInstance, schema: GraphQLSchema): void {
  const sdl = printSchema(schema);
  app.get('/', (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', POLICY).send(PAGE),
  );
  const trust = readDoc('trust.md');
  app.get('/docs/trust.md', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(trust),
  );
  app.get('/schema.graphql', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(sdl),
  );
}
