import type { FastifyReply, FastifyRequest } from 'fastify';
import { themeOf, withTheme } from '../http/theme-cookie';
import { CompressedText } from '../http/compressed-text';

/** One page, with its compressed forms cached by colour theme. */
export class CompressedPage {
  private readonly byTheme = new Map<string, CompressedText>();

  constructor(private readonly html: string) {}

  get length(): number {
    return this.html.length;
  }

  /** Sends the page in the visitor's colour theme and the browser's encoding, or answers 304. */
  send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const theme = themeOf(request);
    const page = this.byTheme.get(theme) ?? new CompressedText(() => withTheme(this.html, theme));
    this.byTheme.set(theme, page);
    return page.send(request, reply);
  }
}
