import type { FastifyInstance } from 'fastify';
import { ruruHTML } from 'ruru/server';
import { getStaticFile } from 'ruru/static';
import { sourceHash } from './pages';

const ASSETS = '/graphiql/';

/** GraphiQL asks this server for everything that it is made of. */
export type Graphiql = { readonly html: string; readonly policy: string };

const EXAMPLE = `# Ridotto. Ctrl-Enter runs what is here; the book on the left documents every field.
# To be somebody, sign in or start as a guest and put the token into the headers below:
#   { "Authorization": "Bearer …" }
{
  editions {
    id
    title
  }
}
`;

export function makeGraphiql(): Graphiql {
  const html = ruruHTML({
    staticPath: ASSETS,
    endpoint: '/graphql',
    htmlParts: {
      titleTag: '<title>Ridotto: GraphiQL</title>\n<link rel="icon" href="data:,">',
      // The type of `clientConfig` wants every one of its settings.
      configScript: (script) =>
        `${script}\n<script>RURU_CONFIG.defaultQuery = ${JSON.stringify(EXAMPLE)};</script>`,
    },
  });
  const scripts = [...html.matchAll(/<script(?: type="module")?>([^]*?)<\/script>/g)].map(
    ([, script = '']) => sourceHash(script),
  );
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${scripts.join(' ')}`,
    // The editor styles its lines as it goes.
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self' data:",
    "img-src 'self' data:",
    "worker-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  return { html, policy };
}

export function addGraphiqlAssets(app: FastifyInstance): void {
  app.get(`${ASSETS}*`, async (request, reply) => {
    const file = await getStaticFile({
      staticPath: ASSETS,
      urlPath: request.url,
      acceptEncoding: request.headers['accept-encoding'],
      disallowDevAssets: true,
    });
    if (file === null) {
      reply.callNotFound();
      return reply;
    }
    const { content, headers } = file;
    void reply.headers({
      ...headers,
      'cache-control': 'public, max-age=86400',
      vary: 'accept-encoding',
    });
    if (request.headers['if-none-match'] === headers['etag']) return reply.code(304).send();
    return reply.send(content);
  });
}
