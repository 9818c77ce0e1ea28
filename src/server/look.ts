import type { FastifyRequest } from 'fastify';

/** Set by the client (web/src/app/look.ts) where somebody has chosen how pages look. */
const LOOK = /(?:^|;\s*)look=(auto|light|dark)-(moving|still)(?:;|$)/;
const PLAIN = '<html lang="en"';

/**
 * What the root of a page says of how it looks, so that no script has to look before it is painted; empty for
 * nothing.
 */
export function lookOf(request: FastifyRequest): string {
  const [, theme, motion] = LOOK.exec(request.headers.cookie ?? '') ?? [];
  const themed = theme === 'light' || theme === 'dark' ? ` data-theme="${theme}"` : '';
  return motion === 'still' ? `${themed} data-motion="still"` : themed;
}

export const withLook = (html: string, look: string): string =>
  look === '' ? html : html.replace(PLAIN, `${PLAIN}${look}`);
