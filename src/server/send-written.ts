import type { FastifyReply, FastifyRequest } from 'fastify';
import { lookOf, withLook } from './look';
import { PackedText } from './packed-text';

/** A page written for its address, for each look. */
export class WrittenPage {
  private readonly looks = new Map<string, PackedText>();

  constructor(private readonly html: string) {}

  get length(): number {
    return this.html.length;
  }

  /** In the browser's encoding, or 304. */
  send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const look = lookOf(request);
    const page = this.looks.get(look) ?? new PackedText(withLook(this.html, look));
    this.looks.set(look, page);
    return page.send(request, reply);
  }
}
