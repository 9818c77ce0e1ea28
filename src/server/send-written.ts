import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { etagOf } from './built-files';
import { hasAlready } from './has-already';
import { lookOf, withLook } from './look';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
/** A page is written for a moment: saving the last kilobyte would take longer than sending it. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const GZIP = { level: 5 };

type Encoding = 'br' | 'gzip' | 'none';

/** A page that was written for its address, compressed once in each way that browsers take it, for each look. */
export class WrittenPage {
  private readonly etags = new Map<string, string>();
  private readonly packed = new Map<string, Promise<Buffer | string>>();

  constructor(private readonly html: string) {}

  get length(): number {
    return this.html.length;
  }

  /** As the browser takes it, or 304. */
  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const accepted = request.headers['accept-encoding'] ?? '';
    const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'none';
    const look = lookOf(request);
    const etag = this.etagIn(encoding, look);
    void reply.header('etag', etag);
    if (hasAlready(request.headers['if-none-match'], etag)) return reply.code(304).send();
    const body = await this.in(encoding, look);
    if (encoding !== 'none') void reply.header('content-encoding', encoding);
    return reply.send(body);
  }

  /** In each encoding it is another file. */
  private etagIn(encoding: Encoding, look: string): string {
    const kind = `${encoding}${look}`;
    const etag = this.etags.get(kind) ?? etagOf(`${kind} ${this.html}`);
    this.etags.set(kind, etag);
    return etag;
  }

  private in(encoding: Encoding, look: string): Promise<Buffer | string> {
    const kind = `${encoding}${look}`;
    const packed = this.packed.get(kind) ?? pack(withLook(this.html, look), encoding);
    this.packed.set(kind, packed);
    return packed;
  }
}

async function pack(html: string, encoding: Encoding): Promise<Buffer | string> {
  if (encoding === 'none') return html;
  return encoding === 'br' ? toBrotli(html, BROTLI) : toGzip(html, GZIP);
}
