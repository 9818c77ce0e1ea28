import type { FastifyReply, FastifyRequest } from 'fastify';
import { themeOf, withTheme } from '../http/theme-cookie';
import { CompressedText } from '../http/compressed-text';

/** A page written for its address, for each look. */
export class DrawnPage {
  private readonly looks = new Map<string, CompressedText>();

  constructor(private readonly html: string) {}

  get length(): number {
    return this.html.length;
  }

  /** In the browser's encoding, or 304. */
  send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const look = themeOf(request);
    const page = this.looks.get(look) ?? new CompressedText(withTheme(this.html, look));
    this.looks.set(look, page);
    return page.send(request, reply);
  }
}
