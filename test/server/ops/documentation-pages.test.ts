import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestServer } from '../../support/test-server';
import { closeAll, startTestServer } from '../../support/test-server';

const ROOT = join(__dirname, '../../..');
const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  readonly version: string;
};

let house: TestServer;
beforeAll(async () => {
  house = await startTestServer();
});
afterAll(closeAll);

type Page = { readonly status: number; readonly type: string; readonly text: string };

async function get(path: string): Promise<Page> {
  const response = await fetch(`${house.client.url}${path}`, { headers: { accept: 'text/html' } });
  const type = response.headers.get('content-type') ?? '';
  return { status: response.status, type, text: await response.text() };
}

const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, one = '']) => one);

describe('the pages', () => {
  it('lead to each other, each link to a page and a heading that are there', async () => {
    const pages = new Map<string, Page>();
    const missing: string[] = [];
    const waiting = ['/'];
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const page = await get(path);
      pages.set(path, page);
      if (page.status !== 200) missing.push(path);
      if (!page.type.includes('text/html') || path === '/graphql') continue;
      const links = found(page.text, /<a [^>]*href="(\/[^"#]*)/g);
      waiting.push(...links.filter((link) => !pages.has(link) && !waiting.includes(link)));
    }
    expect(missing).toEqual([]);
    for (const path of ['/docs/clients', '/docs/changelog', '/docs/rules/giolitti']) {
      expect([...pages.keys()]).toContain(path);
    }
    const headings = (path: string): string[] =>
      found(pages.get(path)?.text ?? '', / id="([^"]+)"/g);
    const lost = [...pages].flatMap(([path, { text }]) =>
      [...text.matchAll(/<a [^>]*href="(\/docs[^"#]*)?#([^"]+)"/g)]
        .filter(([, to, section = '']) => !headings(to ?? path).includes(section))
        .map(([link]) => `${path}: ${link}`),
    );
    expect(lost).toEqual([]);
  });

  it('are all of the pages in docs/, as they are written and as HTML', async () => {
    const names = readdirSync(join(ROOT, 'docs'), { recursive: true })
      .map(String)
      .filter((name) => name.endsWith('.md') && !name.endsWith('README.md'));
    expect(names).toContain('clients.md');
    for (const name of names) {
      const written = await get(`/docs/${name}`);
      expect(written.text).toBe(readFileSync(join(ROOT, 'docs', name), 'utf8'));
      expect(written.type).toBe('text/plain; charset=utf-8');
      const { status, text } = await get(`/docs/${name.slice(0, -3)}`);
      expect([name, status]).toEqual([name, 200]);
      expect(text).toContain('<h1');
    }
  });

  it('load nothing, and may run nothing', async () => {
    for (const path of ['/docs', '/docs/clients']) {
      const response = await fetch(`${house.client.url}${path}`);
      expect(response.headers.get('content-security-policy')).toMatch(
        /^default-src 'none'; style-src 'sha256-[^ ]+'; img-src 'self';/,
      );
      const html = await response.text();
      expect(html).not.toMatch(/<script|<img| onload/);
    }
  });

  it.each(['/docs/..%2fpackage.json', '/docs/../package.json', '/docs/none', '/docs/clients.php'])(
    'are not found outside of their folder: %s',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  it('are kept by the browser until they change', async () => {
    const first = await fetch(`${house.client.url}/docs/clients`);
    const etag = first.headers.get('etag') ?? '';
    await first.text();
    const again = await fetch(`${house.client.url}/docs/clients`, {
      headers: { 'if-none-match': etag },
    });
    expect([etag === '', again.status]).toEqual([false, 304]);
  });

  it('have the pictures of the README', async () => {
    const html = (await get('/docs/readme')).text;
    const pictures = [...html.matchAll(/<img src="([^"]+\.png)"/g)].map(([, path]) => path ?? '');
    expect(pictures).toHaveLength(8);
    for (const path of pictures) {
      const { status, type } = await get(path);
      expect([path, status, type]).toEqual([path, 200, 'image/png']);
    }
  });

  it('may be found by search engines, and what is no page may not', async () => {
    const { status, type, text } = await get('/robots.txt');
    expect([status, type]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(text).toMatch(/^User-agent: \*\nDisallow: \/graphql\n/);
  });

  it('have an icon', async () => {
    for (const path of ['/favicon.ico', '/favicon.svg']) {
      const { status, type } = await get(path);
      expect([status, type]).toEqual([200, 'image/svg+xml']);
    }
  });
});

describe('the version', () => {
  it('is told by the API, the pages, every answer and the metrics', async () => {
    const response = await fetch(`${house.client.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ server { version now } }' }),
    });
    expect(response.headers.get('ridotto-version')).toBe(version);
    expect(await response.json()).toMatchObject({
      data: { server: { version, now: expect.stringMatching(/^\d{4}-.+Z$/) as string } },
    });
    expect((await get('/')).text).toContain(`Ridotto ${version}`);
    expect((await get('/metrics')).text).toContain(`ridotto_build_info{version="${version}"`);
  });
});
