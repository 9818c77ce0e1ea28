import type { FastifyRequest } from 'fastify';

/** Set by the client (web/src/platform/theme-cookie.ts) for a visitor who has chosen a look. */
const LOOK = /(?:^|;\s*)look=(auto|light|dark)-(moving|still)(?:;|$)/;
const PLAIN = '<html lang="en"';

/**
 * The look as attributes for a page's root, so that no script must run before the first paint;
 * empty if none was chosen.
 */
export function themeOf(request: FastifyRequest): string {
  const [, theme, motion] = LOOK.exec(request.headers.cookie ?? '') ?? [];
  const themed = theme === 'light' || theme === 'dark' ? ` data-theme="${theme}"` : '';
  return motion === 'still' ? `${themed} data-motion="still"` : themed;
}

export const withTheme = (html: string, theme: string): string =>
  theme === '' ? html : html.replace(PLAIN, `${PLAIN}${theme}`);
