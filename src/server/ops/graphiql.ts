import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { StaticFiles, sendFile } from '../http/static-files';
import { sourceHash } from '../http/headers';

const decompress = promisify(brotliDecompress);
const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  ttf: 'font/ttf',
};

/** The policy of GraphiQL's page, which loads everything from this server. */
function policyOf(html: string): string {
  const scripts = [...html.matchAll(/<script(?: type="module")?>([^]*?)<\/script>/g)].map(
    ([, script = '']) => sourceHash(script),
  );
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.join(' ')}`,
    // The editor sets styles while it runs.
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self' data:",
    "img-src 'self' data:",
    "worker-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Serves GraphiQL's files; returns the sender of its page. */
export function addGraphiql(app: FastifyInstance): SendPage {
  const files = StaticFiles.in('graphiql');
  app.get<{ Params: { '*': string } }>('/graphiql/*', async (request, reply) => {
    const name = request.params['*'];
    const file = await files.read(`${name}.br`);
    if (file === null) {
      reply.callNotFound();
      return reply;
    }
    const takesBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
    void reply.headers({
      'content-type': TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=86400',
      vary: 'accept-encoding',
      ...(takesBrotli ? { 'content-encoding': 'br' } : {}),
    });
    const body = takesBrotli ? file.content : await decompress(file.content);
    return sendFile(request, reply, file, body);
  });
  return async (request, reply) => {
    const file = await files.read('page.html');
    if (file === null) throw new Error('The page of GraphiQL is missing.');
    const html = file.content.toString('utf8');
    void reply
      .type('text/html; charset=utf-8')
      .headers({ 'content-security-policy': policyOf(html), 'cache-control': 'no-cache' });
    return sendFile(request, reply, file, html);
  };
}
