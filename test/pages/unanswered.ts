import type { Page, Request } from 'playwright-core';

/** The name of the operation that a request sends. */
const operationOf = (request: Request): string | undefined =>
  (request.postDataJSON() as { readonly operationName?: string } | null)?.operationName;

/**
 * Answers an operation with an error until the returned function is called. The page retries
 * `UNAVAILABLE` automatically, and no other code.
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

/** Holds back the answers to an operation until `release` is called. `asked` counts them. */
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
