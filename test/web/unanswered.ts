import type { Page } from 'playwright-core';

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
    const asked = route.request().postDataJSON() as { readonly operationName: string } | null;
    if (asked?.operationName !== operation) return route.fallback();
    return route.fulfill({ json: { errors: [error] } });
  });
  return async () => page.unroute('**/graphql');
}
