import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { etagOf, matchesEtag } from './static-files';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
/** Moderate levels: saving the last kilobyte would take longer than sending it. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const GZIP = { level: 5 };

type Encoding = 'br' | 'gzip' | 'none';

/** A text that is made at its first request and compressed once for each encoding of clients. */
export class CompressedText {
  private made: string | null = null;
  private readonly etags = new Map<Encoding, string>();
  private readonly packed = new Map<Encoding, Promise<Buffer | string>>();

  constructor(private readonly make: () => string) {}

  private get text(): string {
    return (this.made ??= this.make());
  }

  /** Sends the text in the client's encoding, or 304. */
  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const accepted = request.headers['accept-encoding'] ?? '';
    const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'none';
    // Each encoding has its own ETag.
    const etag = this.etags.get(encoding) ?? etagOf(`${encoding} ${this.text}`);
    this.etags.set(encoding, etag);
    void reply.header('etag', etag);
    if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    const packed = this.packed.get(encoding) ?? pack(this.text, encoding);
    this.packed.set(encoding, packed);
    const body = await packed;
    if (encoding !== 'none') void reply.header('content-encoding', encoding);
    return reply.send(body);
  }
}

async function pack(text: string, encoding: Encoding): Promise<Buffer | string> {
  if (encoding === 'none') return text;
  return encoding === 'br' ? toBrotli(text, BROTLI) : toGzip(text, GZIP);
}
