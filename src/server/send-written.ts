import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { etagOf } from './built-files';
import { hasAlready } from './has-already';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
/** A page is written for one visit: what the last kilobyte would cost takes longer than sending it. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const GZIP = { level: 5 };

/** Sends a page that was written for this request, compressed as the browser takes it, or 304. */
export async function sendWritten(
  request: FastifyRequest,
  reply: FastifyReply,
  html: string,
): Promise<FastifyReply> {
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;
  // In each encoding it is another file.
  const etag = etagOf(`${encoding ?? ''} ${html}`);
  void reply.headers({ etag, vary: 'accept-encoding' });
  if (hasAlready(request.headers['if-none-match'], etag)) return reply.code(304).send();
  if (encoding === null) return reply.send(html);
  const packed = encoding === 'br' ? await toBrotli(html, BROTLI) : await toGzip(html, GZIP);
  return reply.header('content-encoding', encoding).send(packed);
}
