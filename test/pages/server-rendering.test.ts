/** The server's markup before the client runs, and how the client takes over. */
import type { Page } from 'playwright-core';
import { startTestServer } from '../support/test-server';
import { TAKEN, untilIn, visit, WHEN_TAKEN } from './browser';
import { browser, house } from './own-house';
import { furnish } from './shown';
import type { Shown } from './shown';

let shown: Shown;
beforeAll(async () => {
  shown = await furnish(house.client);
});

const PAGES = [
  ['/', '.lobby-seasons article'],
  ['/s/{round}', '.lot-cards svg'],
  ['/d/{dynasty}', '.game-entry svg'],
  ['/g/{game}', '.pocket svg'],
  ['/watch/{round}', '.lot-cards svg'],
] as const;

const at = (path: string): string =>
  path.replace(/\{(\w+)\}/g, (_all, name: string) => shown.ids[name]!);

const DRAWN = /<div id="root" data-drawn>([^]*?)<\/div>\s*<noscript>/;

/** The data that the server embeds for strangers. */
const TOLD = /<script type="application\/json" id="first-answers">([^]*?)<\/script>/;

/** The markup that the server has drawn for a page; null if it has drawn none. */
async function drawnAt(path: string, headers: Record<string, string> = {}): Promise<string | null> {
  const response = await fetch(house.client.url + at(path), { headers });
  expect(response.status).toBe(200);
  return DRAWN.exec(await response.text())?.[1] ?? null;
}

/** Delays the client, so that the page stays as the server drew it. */
async function hold(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/client-*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/**
 * Records layout shifts and empty frames, from the moment when the fonts are loaded. Runs in the
 * browser.
 */
const watchFrames = (seen: string): string => `(() => {
  const frames = (globalThis.frames = { blank: 0, shifts: [] });
  const nodeOf = ({ node }) => node?.parentElement?.outerHTML.slice(0, 200);
  new PerformanceObserver((list) => {
    for (const { sources } of list.getEntries()) frames.shifts.push(sources.map(nodeOf));
  }).observe({ type: 'layout-shift' });
  const look = () => {
    if (document.querySelector(${JSON.stringify(seen)}) === null) frames.blank += 1;
    requestAnimationFrame(look);
  };
  look();
})()`;

describe('what is drawn', () => {
  it.each(PAGES)('is seen at %s without any script', async (path, seen) => {
    const options = { javaScriptEnabled: false };
    const { context, page, complaints } = await visit(
      browser,
      house.client.url,
      undefined,
      options,
    );
    await page.goto(at(path));
    expect(await page.locator(seen).first().isVisible()).toBe(true);
    expect(await page.locator('#root [style]').count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('names no time of day, as the reader’s own is not known', async () => {
    for (const [path] of PAGES) {
      const times = [...((await drawnAt(path)) ?? '').matchAll(/<time[^>]*>([^]*?)<\/time>/g)];
      expect(times.filter(([, text = '']) => /\d:\d/.test(text))).toEqual([]);
    }
    expect(await drawnAt('/s/{round}')).toContain('<time');
  });

  it('has no card of a hand', async () => {
    const asked = `{ node(id: "${shown.ids['game']}") { ... on GiolittiGame {
      participants { hand { name } } } } }`;
    const { body } = await house.client.post(asked, { token: shown.token });
    const { participants } = (body.data as unknown as { node: Participants }).node;
    const hidden = participants.flatMap(({ hand }) => hand ?? []).map(({ name }) => name);
    expect(hidden.length).toBeGreaterThan(0);
    const html = await (await fetch(house.client.url + at('/g/{game}'))).text();
    const [markup, told] = [DRAWN, TOLD].map((part) => part.exec(html)?.[1] ?? '');
    expect(markup).toContain('class="pocket"');
    // A card that was named in a play is public, whoever holds it.
    expect(hidden.filter((name) => markup!.includes(name) && !told!.includes(name))).toEqual([]);
  });

  it('is bounded, however many lots there are', async () => {
    const host = await house.client.guest();
    const id = await house.client.round(host);
    const few = (await drawnAt(`/s/${id}`)) ?? '';
    expect(few).toContain('class="frame-head"');
    expect(((await drawnAt('/s/{round}'))!.match(/data-far="false"/g) ?? []).length).toBe(8);
  });

  it.each(['/me', '/cards', '/s/{round}/people', '/g/{game}?play=1', '/s/x', '/d/{round}'])(
    'is nothing where the client alone knows what there is, or whether: %s',
    async (path) => {
      expect((await drawnAt(path)) ?? '').not.toContain('<h1>');
    },
  );

  it('is not sent to whoever is signed in', async () => {
    expect(await drawnAt('/s/{round}', { cookie: 'signed-in=1' })).toBeNull();
    expect(await drawnAt('/s/{round}', { cookie: 'signed-in=' })).not.toBeNull();
  });

  it('has the lots of a round, with the names of their cards', async () => {
    const asked = `{ season(id: "${shown.ids['round']}") { ... on Round {
      auction { lots(first: 3) { nodes { number cards { name } } } } } } }`;
    const { body } = await house.client.post(asked, {});
    const { nodes } = (body.data as unknown as { season: Auctioned }).season.auction.lots;
    const markup = (await drawnAt('/s/{round}')) ?? '';
    const [first] = nodes;
    expect(first?.cards.length).toBeGreaterThan(0);
    for (const { number, cards } of nodes) {
      expect(markup).toContain(`<h3>Lot ${number}</h3>`);
      for (const { name } of cards) expect(markup).toContain(`<title>${name}</title>`);
    }
  });

  it('is what it was before where it is not there in time, and comes to whoever asks next', async () => {
    const hasty = await startTestServer({ limits: { drawWaitMs: 0 } });
    const host = await hasty.client.guest();
    const id = await hasty.client.round(host);
    const page = async () => (await fetch(`${hasty.client.url}/s/${id}`)).text();
    let html = await page();
    while (!DRAWN.test(html)) html = await page();
    await hasty.client.post(JOIN, { token: host, variables: { input: { seasonId: id } } });
    html = await page();
    expect(html).toContain('PlayerJoined');
    expect(DRAWN.exec(html)?.[1]).toContain('class="frame-head"');
  });

  it('is left to the client where drawing fails, which is told once', async () => {
    const slow = await startTestServer({ limits: { drawMs: 1 } });
    const id = await slow.client.round(await slow.client.guest());
    for (let time = 0; time < 3; time += 1) {
      const html = await (await fetch(`${slow.client.url}/s/${id}`)).text();
      expect(html).toContain('id="first-answers"');
      expect(html).toContain('<div id="root"></div>');
    }
    expect(slow.log.filter((line) => line.includes('a page was not rendered'))).toHaveLength(1);
    const none = await startTestServer({ limits: { drawingsAtOnce: 0 } });
    expect(await (await fetch(none.client.url)).text()).toContain('<div id="root"></div>');
  });
});

const JOIN = `mutation ($input: JoinSeasonInput!) {
  joinSeason(input: $input) { refusal { message } }
}`;

type Auctioned = { readonly auction: { readonly lots: { readonly nodes: readonly Lot[] } } };
type Lot = { readonly number: number; readonly cards: readonly { readonly name: string }[] };
type Participants = {
  readonly participants: readonly { readonly hand: readonly { readonly name: string }[] | null }[];
};

describe('the client', () => {
  it.each(PAGES)('takes over %s, and nothing moves', async (path, seen) => {
    const { context, page, complaints } = await visit(browser, house.client.url);
    await page.route('**/graphql', (route) => route.abort());
    await page.routeWebSocket('**/graphql', () => undefined);
    const release = await hold(page);
    await page.goto(at(path), { waitUntil: 'commit' });
    await page.locator(seen).first().waitFor();
    // Waits for the complete page, since later parts may request fonts and move elements.
    await page.waitForLoadState('domcontentloaded');
    await page.evaluate('document.fonts.ready');
    expect(await page.evaluate(TAKEN)).toBe(false);
    await page.evaluate(watchFrames(seen));
    release();
    await page.evaluate(WHEN_TAKEN);
    // Also waits for the parts that follow the first view and need no query.
    await page.locator('#root:not([data-drawn])').waitFor();
    expect(await page.evaluate('frames')).toEqual({ blank: 0, shifts: [] });
    expect(complaints.filter((text) => !text.includes('ERR_FAILED'))).toEqual([]);
    await context.close();
  });

  it('keeps what was typed, what has the focus, and where the page was scrolled to', async () => {
    const { context, page, complaints } = await visit(browser, house.client.url);
    const release = await hold(page);
    await page.goto('/', { waitUntil: 'commit' });
    const search = page.getByRole('searchbox');
    await search.waitFor();
    await page.evaluate('document.fonts.ready.then(() => null)');
    await search.fill('Carnival');
    await page.getByRole('combobox', { name: 'State' }).selectOption('RUNNING');
    await page.evaluate('window.scrollTo(0, 120)');
    await search.focus();
    const scrolled = await page.evaluate('window.scrollY');
    const asked = page.waitForRequest((request) =>
      (request.postData() ?? '').includes('"search":"Carnival"'),
    );
    release();
    await page.evaluate(WHEN_TAKEN);
    expect(await search.inputValue()).toBe('Carnival');
    expect(await page.evaluate('document.activeElement.type')).toBe('search');
    expect(await page.evaluate('window.scrollY')).toBe(scrolled);
    // The page queries by the kept text as if it had just been typed.
    expect((await asked).postDataJSON()).toMatchObject({ variables: { status: 'RUNNING' } });
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('is waited for by a visit where nothing was drawn, too', async () => {
    const { context, page } = await visit(browser, house.client.url, shown.token);
    await page.goto(at('/s/{round}'));
    // The cookie is set after the paint. The server then knows that a person is signed in, and
    // draws nothing.
    await untilIn(page, `document.cookie.includes('signed-in=1')`);
    const release = await hold(page);
    await page.goto(at('/s/{round}'), { waitUntil: 'commit' });
    await page.waitForLoadState('domcontentloaded');
    expect(await page.locator('#root > *').count()).toBe(0);
    expect(await page.evaluate(TAKEN)).toBe(false);
    release();
    await page.evaluate(WHEN_TAKEN);
    expect(await page.locator('#root > *').count()).toBeGreaterThan(0);
    await context.close();
  });

  it('has the next page painted as somebody has chosen to see it', async () => {
    const { context, page, complaints } = await visit(browser, house.client.url);
    await page.goto('/');
    await page.evaluate(`localStorage.setItem('ridotto:theme', 'dark')`);
    await page.reload();
    expect(await page.evaluate('document.documentElement.dataset.theme')).toBe('dark');
    const come = await page.reload();
    expect(await come?.text()).toContain('<html lang="en" data-theme="dark">');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('shows a player their own page, whatever the browser had forgotten to say', async () => {
    const { context, page, complaints } = await visit(browser, house.client.url, shown.token);
    await page.goto(at('/s/{round}'));
    await page.locator('.seat-bar').waitFor();
    expect(await page.locator('.frame-head').count()).toBe(1);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('shows nothing of a page that is gone back to but what is there now', async () => {
    const { context, page } = await visit(browser, house.client.url);
    await page.goto(at('/s/{round}'));
    await page.evaluate(WHEN_TAKEN);
    await page.goto('/docs');
    const release = await hold(page);
    await page.goBack({ waitUntil: 'commit' });
    await page.waitForLoadState('domcontentloaded');
    expect(await page.locator('#root > *').count()).toBe(0);
    release();
    await page.locator('.lot-cards svg').first().waitFor();
    await context.close();
  });
});
