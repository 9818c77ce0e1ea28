import type { Page } from 'playwright-core';

const BUSY = { message: 'Not now.', extensions: { code: 'UNAVAILABLE' } };

/** The server does not answer an operation of a page until what is given back is called. */
export async function leaveUnanswered(page: Page, operation: string): Promise<() => Promise<void>> {
  await page.route('**/graphql', async (route) => {
    const asked = route.request().postDataJSON() as { readonly operationName: string } | null;
    if (asked?.operationName !== operation) return route.fallback();
    return route.fulfill({ json: { errors: [BUSY] } });
  });
  return async () => page.unroute('**/graphql');
}
