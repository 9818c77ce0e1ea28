import { createHash, randomBytes } from 'node:crypto';

export type Landing = {
  /** The ticket; null for a problem. */
  readonly ticket: string | null;
  readonly problem: string | null;
};

/** The page that a browser shows at the end of its redirects. */
type Page = { readonly url: URL; readonly status: number; readonly text: string };

/** A browser without scripts: it keeps cookies, follows redirects and fills in forms. */
export class Visitor {
  readonly proof = randomBytes(32).toString('base64url');
  /** Cookies by their host, path and name. */
  private readonly cookies = new Map<string, string>();
  /** All redirects that it has followed, in order. */
  readonly visited: string[] = [];

  constructor(private readonly house: string) {}

  get challenge(): string {
    return createHash('sha256').update(this.proof).digest('base64url');
  }

  begin(provider: string): Promise<Page> {
    return this.open(`${this.house}/sign-in/${provider}?challenge=${this.challenge}`);
  }

  /** Signs in at the provider as this person and returns to the house. */
  async signIn(provider: string, login: string): Promise<Landing> {
    let page = await this.begin(provider);
    for (let form = 0; form < 3 && !page.url.href.startsWith(this.house); form += 1) {
      const prompt = /name="prompt" value="(\w+)"/.exec(page.text)?.[1] ?? '';
      const body = new URLSearchParams({ prompt, login, password: 'any' });
      page = await this.open(page.url.href, { method: 'POST', body });
    }
    return landingOf(page.url);
  }

  /** Opens an address and stops at the first page, or before an address of the client's pages. */
  async open(start: string, asking: RequestInit = {}): Promise<Page> {
    let url = new URL(start);
    let request = asking;
    for (let hop = 0; hop < 12; hop += 1) {
      const headers = { cookie: this.cookiesFor(url), accept: 'text/html' };
      const response = await fetch(url, { ...request, headers, redirect: 'manual' });
      this.keep(url, response.headers.getSetCookie());
      const text = await response.text();
      const location = response.headers.get('location');
      if (location === null) return { url, status: response.status, text };
      url = new URL(location, url);
      this.visited.push(url.href);
      request = {};
      if (url.pathname.startsWith('/me')) return { url, status: response.status, text };
    }
    throw new Error('too many redirects');
  }

  private keep(url: URL, cookies: readonly string[]): void {
    for (const each of cookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(each) ?? [];
      const path = /path=([^;]+)/i.exec(each)?.[1] ?? '/';
      this.cookies.set(`${url.host} ${path} ${name}`, value);
    }
  }

  private cookiesFor(url: URL): string {
    return [...this.cookies]
      .flatMap(([key, value]) => {
        const [host = '', path = '', name = ''] = key.split(' ');
        const isSent = host === url.host && url.pathname.startsWith(path) && value !== '';
        return isSent ? [`${name}=${value}`] : [];
      })
      .join('; ');
  }
}

export function landingOf(url: URL): Landing {
  if (url.pathname !== '/me/sign-in') throw new Error(`landed at ${url.href}`);
  const ticket = url.hash === '' ? null : url.hash.slice(1);
  return { ticket, problem: url.searchParams.get('problem') };
}
