import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { request } from 'node:http';
import type { TestServer } from '../../support/test-server';
import { closeAll, startTestServer } from '../../support/test-server';

let house: TestServer;
beforeAll(async () => {
  house = await startTestServer();
});
afterAll(closeAll);

type Raw = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
};

/** Requests the raw bytes, which `fetch` would decompress. */
function get(
  path: string,
  headers: Record<string, string> = {},
  method: 'GET' | 'POST' = 'GET',
): Promise<Raw> {
  return new Promise((resolve, reject) => {
    const { port } = house.client;
    const asked = request({ port, host: '127.0.0.1', path, headers, method }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.once('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    asked.once('error', reject).end();
  });
}

const post = (path: string, accept: string): Promise<Raw> => get(path, { accept }, 'POST');

const scriptIn = (html: string): string => /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? '';

describe('the web client', () => {
  it.each([
    '/',
    '/s/abc',
    '/s/abc/people',
    '/d/x',
    '/g/x',
    '/me',
    '/watch/x',
    '/verify/x/1',
    '/cards',
    '/leaders',
    '/learn',
    '/learn/giolitti',
    '/learn/casino/draft',
  ])('is one page at each of its addresses: %s', async (path) => {
    const { status, headers, body } = await get(path);
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(body.toString()).toContain('<div id="root"');
  });

  it.each([
    ['/', 'front-page'],
    ['/s/abc', 'round-page'],
    ['/d/x', 'dynasty-page'],
    ['/g/x', 'game-page'],
    ['/watch/x', 'watch-page'],
  ])('names what is shown where somebody begins: %s', async (path, page) => {
    const html = (await get(path)).body.toString();
    const named = [...html.matchAll(/<link rel="(modulepreload|stylesheet)"[^>]* href="([^"]+)"/g)];
    const files = named.map(([, , file]) => file!);
    expect(files.filter((file) => file.startsWith(`/assets/${page}-`)).length).toBeGreaterThan(0);
    expect(new Set(files).size).toBe(files.length);
    for (const file of files) expect((await get(file)).status).toBe(200);
    expect((await get('/me')).body.toString()).not.toContain(`/assets/${page}-`);
  });

  it('has nothing written into its page that runs or styles, and may ask this server alone', async () => {
    const { headers, body } = await get('/');
    const html = body.toString();
    expect(html).not.toMatch(
      /<script(?! type="application\/json")(?![^>]* src="\/)|<style| style=| on[a-z]+=/,
    );
    expect(html).not.toMatch(/(?:src|href)="https?:/);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self'; /);
    expect(headers['content-security-policy']).not.toContain('unsafe');
  });

  it.each(['/', '/me', '/s/abc'])(
    'is painted as somebody has chosen to see it: %s',
    async (path) => {
      const rootAt = async (cookie: string): Promise<string | undefined> =>
        /<html[^>]*>/.exec((await get(path, { cookie })).body.toString())?.[0];
      const dark = '<html lang="en" data-theme="dark">';
      expect(await rootAt('look=dark-moving')).toBe(dark);
      expect(await rootAt('signed-in=1; look=dark-moving')).toBe(dark);
      expect(await rootAt('look=auto-still')).toBe('<html lang="en" data-motion="still">');
      for (const none of ['', 'look=auto-moving', 'look="><script>', 'outlook=dark-still']) {
        expect(await rootAt(none)).toBe('<html lang="en">');
      }
      const etags = ['look=light-moving', 'look=dark-moving', ''].map(
        async (cookie) => (await get(path, { cookie })).headers['etag'],
      );
      expect(new Set(await Promise.all(etags)).size).toBe(3);
    },
  );

  it.each(['/nothing', '/s', '/docs/nothing', '/assets/none.js', '/nothing/at/all?q=1'])(
    'says to whoever goes there that there is nothing, and answers a program with an error: %s',
    async (path) => {
      const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';
      const shown = await get(path, { accept });
      expect([shown.status, shown.headers['content-type'], shown.headers['vary']]).toEqual([
        404,
        'text/html; charset=utf-8',
        'accept, accept-encoding, cookie',
      ]);
      expect(shown.body.toString()).toContain('<div id="root"');
      expect(shown.headers['content-security-policy']).toMatch(/^default-src 'none'; /);
      const json = { accept: 'application/json' };
      const asked = [
        await get(path, { accept: '*/*' }),
        await get(path, json),
        await get(path),
        await post(path, accept),
      ];
      for (const { status, headers, body } of asked) {
        expect([status, headers['vary']]).toEqual([404, 'accept']);
        expect(JSON.parse(body.toString())).toMatchObject({
          errors: [{ extensions: { code: 'NOT_FOUND' } }],
        });
      }
    },
  );

  it('says what it is to whoever runs no scripts', async () => {
    const html = (await get('/')).body.toString();
    expect(/<noscript>([^]*)<\/noscript>/.exec(html)?.[1]).toContain('href="/docs/clients"');
  });

  it('comes compressed as the browser takes it, the same in each way', async () => {
    const path = scriptIn((await get('/')).body.toString());
    const plain = await get(path);
    const gzip = await get(path, { 'accept-encoding': 'gzip' });
    const brotli = await get(path, { 'accept-encoding': 'gzip, deflate, br' });
    expect([gzip.headers['content-encoding'], brotli.headers['content-encoding']]).toEqual([
      'gzip',
      'br',
    ]);
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
    expect(plain.headers['vary']).toBe('accept-encoding');
  });

  it('has files that are kept for ever, and a page that is asked for again', async () => {
    const page = await get('/');
    expect(page.headers['cache-control']).toBe('no-cache');
    const etag = String(page.headers['etag']);
    // A compressing proxy sends the last form.
    for (const shown of [etag, `"older", ${etag}`, `W/${etag}`]) {
      expect((await get('/', { 'if-none-match': shown })).status).toBe(304);
    }
    expect((await get('/', { 'if-none-match': '"older"' })).status).toBe(200);
    const asset = await get(scriptIn(page.body.toString()));
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const missing = await get('/assets/none.js');
    expect([missing.status, missing.headers['cache-control']]).toEqual([404, undefined]);
  });

  it.each(['/', '/s/abc', '/d/x', '/g/x', '/watch/x'])(
    'sends at most 127 kB of script in nine files, and 30 kB of style, before a game is seen: %s',
    async (begun) => {
      const html = (await get(begun)).body.toString();
      const first = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(js|css))"/g)];
      const sizes = { js: 0, css: 0 };
      for (const [, path = '', kind] of first) {
        const { body } = await get(path, { 'accept-encoding': 'br' });
        sizes[kind as 'js' | 'css'] += body.length;
      }
      expect(first.filter(([, , kind]) => kind === 'js').length).toBeLessThanOrEqual(9);
      expect(sizes.js).toBeGreaterThan(10_000);
      expect(sizes.js).toBeLessThanOrEqual(127_000);
      expect(sizes.css).toBeLessThanOrEqual(30_000);
    },
  );
});
