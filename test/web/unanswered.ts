import type { Page, Request } from 'playwright-core';

/** What a page asks for. */
const operationOf = (request: Request): string | undefined =>
  (request.postDataJSON() as { readonly operationName?: string } | null)?.operationName;

/**
 * The server does not answer an operation of a page until what is given back is called. What fails with another code is
 * not asked again by itself.
 */
export async function leaveUnanswered(
  page: Page,
  operation: string,
  code = 'UNAVAILABLE',
): Promise<() => Promise<void>> {
  const error = { message: 'Not now.', extensions: { code } };
  await page.route('**/graphql', async (route) => {
    if (operationOf(route.request()) !== operation) return route.fallback();
    return route.fulfill({ json: { errors: [error] } });
  });
  return async () => page.unroute('**/graphql');
}

/** What the server answers to an operation stays on its way until it is released; `asked` counts. */
export async function hold(
  page: Page,
  operation: string,
): Promise<{ readonly asked: () => number; readonly release: () => void }> {
  let asked = 0;
  let release = (): void => undefined;
  const held = new Promise<void>((end) => (release = end));
  await page.route('**/graphql', async (route) => {
    if (operationOf(route.request()) !== operation) return route.fallback();
    const response = await route.fetch();
    asked += 1;
    await held;
    return route.fulfill({ response });
  });
  return { asked: () => asked, release };
}
