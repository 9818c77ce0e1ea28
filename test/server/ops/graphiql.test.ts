import { createHash } from 'node:crypto';
import type { TestServer } from '../../support/test-server';
import { closeAll, startTestServer } from '../../support/test-server';

let house: TestServer;
beforeAll(async () => {
  house = await startTestServer();
});
afterAll(closeAll);

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

async function page(path: string, accept = BROWSER): Promise<Response> {
  return fetch(`${house.client.url}${path}`, { headers: { accept } });
}

describe('GraphiQL', () => {
  it('is what a browser gets at /graphql', async () => {
    const response = await page('/graphql');
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await response.text()).toContain('ruru-root');
  });

  it('names no other host in its page', async () => {
    const html = await (await page('/graphql')).text();
    expect(html.match(/(?:https?:)?\/\/[\w.-]+\.\w+/g)).toBeNull();
    const loaded = [...html.matchAll(/(?:href|src|from|import)\s*=?\s*"([^"]+)"/g)].map(
      ([, url]) => url,
    );
    expect(loaded).toContain('/graphiql/ruru.js');
    expect(loaded.filter((url) => !/^(\/graphiql\/|\/favicon\.svg$)/.test(url ?? ''))).toEqual([]);
  });

  it('is served whole by this server, and its styles load nothing from elsewhere', async () => {
    const script = await page('/graphiql/ruru.js', '*/*');
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(await script.text()).toContain('createRoot');
    for (const worker of ['graphqlWorker.js', 'jsonWorker.js', 'editorWorker.js']) {
      expect((await page(`/graphiql/${worker}`, '*/*')).status).toBe(200);
    }
    const css = await (await page('/graphiql/ruru.css', '*/*')).text();
    expect(css.match(/url\(\s*["']?(?:https?:)?\/\//g)).toBeNull();
    expect(css.match(/@import/g)).toBeNull();
  });

  it('can be kept by the browser', async () => {
    const first = await page('/graphiql/ruru.css', '*/*');
    const etag = first.headers.get('etag') ?? '';
    await first.text();
    const again = await fetch(`${house.client.url}/graphiql/ruru.css`, {
      headers: { 'if-none-match': etag },
    });
    expect(again.status).toBe(304);
  });

  it('may load only from this server, and run only the scripts that its page has', async () => {
    const response = await page('/graphql');
    const policy = response.headers.get('content-security-policy') ?? '';
    const html = await response.text();
    const directives = new Map(
      policy.split('; ').map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources];
      }),
    );
    expect(directives.get('default-src')).toEqual(["'none'"]);
    expect(directives.get('connect-src')).toEqual(["'self'"]);
    expect(directives.get('worker-src')).toEqual(["'self'"]);
    const scripts = [...html.matchAll(/<script[^>]*>([^]*?)<\/script>/g)].map(([, script = '']) =>
      createHash('sha256').update(script).digest('base64'),
    );
    expect(scripts.length).toBeGreaterThan(2);
    expect(directives.get('script-src')).toEqual([
      "'self'",
      ...scripts.map((hash) => `'sha256-${hash}'`),
    ]);
  });

  it('has no file outside of its own', async () => {
    const { status } = await page('/graphiql/..%2f..%2fpackage.json', '*/*');
    expect(status).toBe(404);
  });
});
