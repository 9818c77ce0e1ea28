import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'graphql';
import type { Page } from 'playwright-core';
import { loadSchema } from '../../src/graphql';
import { costOf } from '../../src/server/graphql/cost/document-cost';
import { operationOf } from '../../src/server/graphql/documents';
import { LIMITS } from '../../src/server/scheduling/limits';
import { until } from '../support/async-queue';
import { visit } from './browser';
import { browser, house } from './house';

type Sent = {
  readonly query?: string;
  readonly documentId?: string;
  readonly extensions?: { readonly documentId?: string };
};

/** Records the page's requests as they are sent. */
function listen(page: Page): Sent[] {
  const sent: Sent[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) sent.push(request.postDataJSON() as Sent);
  });
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => {
      const message = JSON.parse(String(payload)) as { type: string; payload: Sent };
      if (message.type === 'subscribe') sent.push(message.payload);
    });
  });
  return sent;
}

const hashIn = ({ documentId, extensions }: Sent): string | undefined =>
  documentId ?? extensions?.documentId;

const BUILT = join(__dirname, '../../dist/web/documents.json');

describe('what the pages ask', () => {
  it('costs no more than the server lets anybody ask', () => {
    const schema = loadSchema();
    const texts = Object.values(JSON.parse(readFileSync(BUILT, 'utf8')) as Record<string, string>);
    expect(texts.length).toBeGreaterThan(100);
    const costs = texts.map((text) => {
      const document = parse(text);
      const operation = operationOf(document, null)!;
      const { objects } = costOf(schema, document, operation, {}, LIMITS);
      return { name: operation.name?.value, objects };
    });
    expect(costs.filter(({ objects }) => objects > LIMITS.cost)).toEqual([]);
  });

  it('is named by its hash, over HTTP and over the socket, and never sent as text', async () => {
    const id = await house.client.round(await house.client.guest());
    const { context, page, complaints } = await visit(browser, house.client.url);
    const sent = listen(page);
    await page.goto(`/watch/${id}`);
    await page.getByRole('heading', { name: 'Round' }).waitFor();
    await page.getByRole('region', { name: 'Log' }).locator('li').first().waitFor();
    // The server has drawn the page, and the client's queries come afterwards.
    await until(() => sent.length > 2);
    expect(sent.map(hashIn)).not.toContain(undefined);
    expect(sent.map(({ query }) => query ?? '').join('')).toBe('');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('is sent as text to a server of another build', async () => {
    const owner = await house.client.guest();
    const id = await house.client.round(owner);
    const { context, page } = await visit(browser, house.client.url, owner);
    await page.route('**/graphql', async (route) => {
      const body = route.request().postDataJSON() as Sent;
      const other = { ...body, documentId: '0'.repeat(64) };
      await route.continue({
        postData: JSON.stringify(body.documentId === undefined ? body : other),
      });
    });
    const sent = listen(page);
    await page.goto(`/watch/${id}`);
    await page.getByRole('region', { name: 'Log' }).locator('li').first().waitFor();
    await until(() => sent.some((each) => hashIn(each) !== undefined));
    await until(() => sent.some(({ query = '' }) => query.includes('season')));
    await context.close();
  });
});
