import type { Page } from 'playwright-core';
import { visit } from './browser';
import { browser, house } from './house';

const press = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name, exact: true }).click();
};

/** What whoever has an address and nothing else is given. */
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
    await press(page, 'Make one that tells what waits for me');
    const mine = ways.getByRole('link', { name: /\.ics\?token=/ });
    const calendar = await fetched(await mine.getAttribute('href'));
    expect(calendar.type).toContain('text/calendar');
    expect(calendar.text).toMatch(/^BEGIN:VCALENDAR\r\n/);
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
    await press(page, 'Seal here');
    const reminder = page.getByRole('link', { name: 'Put the revealing into my calendar' });
    const [kind, text] = ((await reminder.getAttribute('href')) ?? '').split(',');
    expect(kind).toBe('data:text/calendar;charset=utf-8');
    const lines = decodeURIComponent(text ?? '').split('\r\n');
    expect(lines).toContain('DTSTART:20210826T000000Z');
    expect(lines).toContain('DTEND:20210829T000000Z');
    expect(lines).toContain('SUMMARY:Reveal bids at Ridotto');
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('the corner for programs', () => {
  it('makes a ticket that opens a stream', async () => {
    const token = await house.client.guest('Ada');
    const { context, page, complaints } = await visit(browser, house.client.url, token);
    await page.goto('/me');
    await press(page, 'Make a ticket for a stream');
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
