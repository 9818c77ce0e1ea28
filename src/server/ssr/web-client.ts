import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { StaticFiles, sendFile } from '../http/static-files';
import type { StaticFile } from '../http/static-files';
import { withoutTrailingMarks } from '../http/trailing-marks';
import { refuseDataRequest } from '../http/not-found';
import type { SendPage } from '../http/not-found';
import type { Service } from '../ops/service';
import type { PageCache } from './page-cache';

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  woff2: 'font/woff2',
  webmanifest: 'application/manifest+json',
};
/** Addresses at which the client's one page is sent; it then shows the contents of the address. */
const ADDRESSES = [
  ...['/me', '/me/*', '/cards', '/leaders', '/new', '/join/*'],
  ...['/s/*', '/d/*', '/g/*', '/p/*', '/watch/*', '/verify/*', '/learn/*'],
];
/** Addresses at which the page also names its modules, so that they load at once. */
const BEGINNINGS: Readonly<Record<string, string>> = {
  '/': 'front.html',
  '/s/:season': 's.html',
  '/d/:season': 'd.html',
  '/g/:game': 'g.html',
  '/watch/:season': 'watch.html',
  '/learn': 'learn.html',
  '/learn/giolitti': 'learn-giolitti.html',
  '/learn/casino': 'learn-casino.html',
};
/** The client's policy: everything comes from this server, and the page has no inline code. */
const OWN = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
];
const policyOf = (framedBy: string): string => [...OWN, `frame-ancestors ${framedBy}`].join('; ');
const PAGE_HEADERS = {
  'content-security-policy': policyOf("'none'"),
  'cache-control': 'no-cache',
  // A signed-in visitor's page has no answers, and a program that asks for data gets no page.
  vary: 'accept, accept-encoding, cookie',
};
/** Any site may frame the wall, since it has no controls. */
const WALL_HEADERS = { ...PAGE_HEADERS, 'content-security-policy': policyOf('*') };
/** The build names assets by their contents, so that they never change. */
const ASSET_HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  vary: 'accept-encoding',
};

/**
 * Serves the web client at its addresses. Returns the sender of its page for all other addresses;
 * null if the client was not built.
 */
export function addClient(
  app: FastifyInstance,
  service: Service,
  writtenOf: (files: StaticFiles) => PageCache,
): SendPage | null {
  const files = StaticFiles.client();
  if (files === null) return null;
  const written = writtenOf(files);
  const send = async (
    name: string,
    headers: Readonly<Record<string, string>>,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    const { file, encoding } = await smallest(files, name, request);
    if (file === null) {
      reply.callNotFound();
      return reply;
    }
    const type = TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
    void reply.headers({ ...headers, 'content-type': type });
    if (encoding !== null) void reply.header('content-encoding', encoding);
    return sendFile(request, reply, file, file.content);
  };
  const pages = [
    ...Object.entries(BEGINNINGS),
    ...ADDRESSES.map((address) => [address, 'index.html'] as const),
  ];
  const sendPage =
    (name: string, headers = PAGE_HEADERS): SendPage =>
    async (request, reply) => {
      const page = await written.of(name, request);
      if (page === null) return send(name, headers, request, reply);
      void reply.headers({ ...headers, 'content-type': TYPES['html'] });
      return page.send(request, reply);
    };
  for (const [address, name] of pages) {
    const isWall = address.startsWith('/watch/');
    const sent = sendPage(name, isWall ? WALL_HEADERS : PAGE_HEADERS);
    app.get(address, async (request, reply) => {
      const meant = withoutTrailingMarks(request.url);
      if (meant !== null) return reply.redirect(meant, 301);
      if (refuseDataRequest(request, reply, service)) return reply;
      // `X-Frame-Options` has no value for "every site".
      return sent(request, isWall ? reply.removeHeader('x-frame-options') : reply);
    });
  }
  for (const name of ['sw.js', 'manifest.webmanifest']) {
    app.get(`/${name}`, (request, reply) => send(name, PAGE_HEADERS, request, reply));
  }
  app.get<{ Params: { '*': string } }>('/assets/*', (request, reply) =>
    send(`assets/${request.params['*']}`, ASSET_HEADERS, request, reply),
  );
  return sendPage('index.html');
}

type Found = { readonly file: StaticFile | null; readonly encoding: 'br' | 'gzip' | null };

/** The build has compressed all compressible files, so that no request waits for compression. */
async function smallest(files: StaticFiles, name: string, request: FastifyRequest): Promise<Found> {
  const accepted = request.headers['accept-encoding'] ?? '';
  const brotli = /\bbr\b/.test(accepted) ? await files.read(`${name}.br`) : null;
  if (brotli !== null) return { file: brotli, encoding: 'br' };
  const gzip = /\bgzip\b/.test(accepted) ? await files.read(`${name}.gz`) : null;
  if (gzip !== null) return { file: gzip, encoding: 'gzip' };
  return { file: await files.read(name), encoding: null };
}
