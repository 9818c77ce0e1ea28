import type { Locator, Page } from 'playwright-core';
import { faults } from './axe-pages';
import { visit } from './browser';
import { browser, house } from './house';
import { onceSettled } from './once-settled';
import { furnish } from './shown';

const press = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name, exact: true }).click();
};

/** The left edge of an element's text, in pixels. */
const WORDS_FROM = `(element) => {
  const words = document.createRange();
  words.selectNodeContents(element);
  return words.getBoundingClientRect().x;
}`;

/** The response to a request without a login. */
async function fetched(address: string | null): Promise<{ type: string; text: string }> {
  const response = await fetch(address ?? '');
  return { type: response.headers.get('content-type') ?? '', text: await response.text() };
}

describe('a season', () => {
  it('is shared by links, and by a calendar of one’s own that other programs read', async () => {
    const token = await house.client.guest('Ada');
    const id = await house.client.round(token);
    const { context, page, complaints } = await visit(browser, house.client.url, token);
    await page.goto(`/s/${id}`);
    await press(page, 'Share');
    const ways = page.getByRole('dialog');
    await ways.getByRole('link', { name: `${house.client.url}/watch/${id}` }).waitFor();
    const feed = await ways.getByRole('link', { name: /\.atom$/ }).getAttribute('href');
    expect((await fetched(feed)).type).toContain('application/atom+xml');
    for (const [form, type] of [
      ['svg', 'image/svg+xml'],
      ['md', 'text/markdown'],
      ['wiki', 'text/plain'],
    ] as const) {
      const shown = ways.getByRole('link', { name: `${house.client.url}/s/${id}.${form}` });
      expect((await fetched(await shown.getAttribute('href'))).type).toContain(type);
    }
    await press(page, 'Create a calendar with my tasks');
    const mine = ways.getByRole('link', { name: /\.ics\?token=/ });
    const calendar = await fetched(await mine.getAttribute('href'));
    expect(calendar.type).toContain('text/calendar');
    expect(calendar.text).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('has its address selected where there is no clipboard, as without HTTPS', async () => {
    const id = await house.client.round(await house.client.guest('Ada'));
    const { context, page, complaints } = await visit(browser, house.client.url);
    await page.addInitScript(
      `Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined })`,
    );
    await page.goto(`/s/${id}`);
    await press(page, 'Share');
    const copy = page.getByRole('dialog').getByRole('button', { name: /^Copy/ }).first();
    await copy.click();
    await copy.getByText('Selected. Copy it now.').waitFor();
    expect(await page.evaluate(`String(getSelection())`)).toBe(`${house.client.url}/s/${id}`);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('puts the window of a revelation into the calendar of who sealed', async () => {
    const token = await house.client.guest('Ada');
    const id = await house.client.round(token);
    const asked = `mutation ($id: ID!) {
      joinSeason(input: { seasonId: $id }) { refusal { message } }
      advanceClock(input: { seasonId: $id, to: "2021-08-23T12:00:00Z" }) { refusal { message } }
    }`;
    await house.client.post(asked, { token, variables: { id } });
    const { context, page, complaints } = await visit(browser, house.client.url, token);
    await page.goto(`/s/${id}`);
    await page.getByLabel('Bid on lot 1', { exact: true }).fill('5');
    await press(page, 'Seal it yourself');
    await press(page, 'Seal here');
    const reminder = page.getByRole('link', { name: 'Add the revelation to my calendar' });
    const [kind, text] = ((await reminder.getAttribute('href')) ?? '').split(',');
    expect(kind).toBe('data:text/calendar;charset=utf-8');
    const lines = decodeURIComponent(text ?? '').split('\r\n');
    expect(lines).toContain('DTSTART:20210826T000000Z');
    expect(lines).toContain('DTEND:20210829T000000Z');
    expect(lines).toContain('SUMMARY:Reveal bids at Ridotto');
    const tray = page.getByRole('region', { name: 'Sealed so far' });
    const file = page.getByRole('link', { name: 'Save the text as a file' });
    const left = (of: Locator) => of.evaluate(WORDS_FROM);
    expect(await left(reminder)).toBe(await left(tray.getByRole('heading')));
    // The two elements may still move together: a sealed text above them disappears after its
    // answer.
    await onceSettled(async () =>
      expect((await file.boundingBox())?.y).toBe((await reminder.boundingBox())?.y),
    );
    expect(complaints).toEqual([]);
    await context.close();
  });
});

it('a game is shared by its link, its picture and its texts', async () => {
  const shown = await furnish(house.client);
  const table = `${house.client.url}/g/${shown.ids['game']!}`;
  const { context, page, complaints } = await visit(browser, house.client.url, undefined, {
    viewport: { width: 360, height: 740 },
  });
  await page.goto(table);
  await press(page, 'Share');
  const ways = page.getByRole('dialog', { name: 'Share this game' });
  await ways.getByRole('link', { name: table, exact: true }).waitFor();
  for (const [form, type] of [
    ['svg', 'image/svg+xml'],
    ['md', 'text/markdown'],
    ['wiki', 'text/plain'],
  ] as const) {
    const address = await ways.getByRole('link', { name: `${table}.${form}` }).getAttribute('href');
    expect((await fetched(address)).type).toContain(type);
  }
  expect(await faults(page, ['light', 'dark'])).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});

describe('the corner for programs', () => {
  it('makes a ticket that opens a stream', async () => {
    const token = await house.client.guest('Ada');
    const { context, page, complaints } = await visit(browser, house.client.url, token);
    await page.goto('/me');
    await press(page, 'Create a ticket for a stream');
    const link = page.getByRole('link', { name: /\/graphql\/stream\?/ });
    const address = (await link.getAttribute('href')) ?? '';
    const ending = new AbortController();
    const headers = { accept: 'text/event-stream' };
    const { status } = await fetch(address, { headers, signal: ending.signal });
    ending.abort();
    const other = address.replace(/ticket=.*/, 'ticket=none');
    const refused = await fetch(other, { headers });
    await refused.body?.cancel();
    expect([status, refused.status]).toEqual([200, 401]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
