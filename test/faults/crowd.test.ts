import { chromium } from 'playwright-core';
import type { Browser, Page } from 'playwright-core';
import { createClient } from 'graphql-ws';
import type { Client, ClientOptions } from 'graphql-ws';
import WebSocket from 'ws';
import { freePort, freshFolder, ROUNDS, until } from './left-behind';
import { Node } from './node';

/** `socketsPerAddress`, of which the crowd uses all. */
const WATCHERS = 1_000;
/** The pages in a browser among the watchers. */
const TABS = ROUNDS > 1 ? 12 : 2;
/** The time in which all must be live again. */
const MOST_MS = 90_000;

/** The waits of the web client (web/src/platform/api/socket.ts). */
const asPage: Partial<ClientOptions> = {
  keepAlive: 10_000,
  retryAttempts: Infinity,
  shouldRetry: () => true,
  retryWait: (retries) => {
    const longestMs = Math.min(500 * 2 ** retries, 15_000);
    return new Promise((resolve) => {
      setTimeout(resolve, longestMs * (0.5 + Math.random() / 2));
    });
  },
};

/**
 * A client with the waits of graphql-ws. By default graphql-ws gives up at the first refused
 * connection, since it retries only after close events.
 */
const asProgram: Partial<ClientOptions> = { retryAttempts: 100, shouldRetry: () => true };

/** Half of the watchers reconnect as a page does, half as `docs/clients.md` advises. */
class Crowd {
  /** The watchers that have received something since the last `forget`. */
  readonly live = new Set<number>();
  readonly dead: string[] = [];
  private readonly clients: Client[];

  constructor(
    url: string,
    seasonId: string,
    private readonly size = WATCHERS,
  ) {
    this.clients = Array.from({ length: size }, (_, place) => {
      const client = createClient({
        url: `${url.replace('http', 'ws')}/graphql`,
        webSocketImpl: WebSocket,
        ...(place % 2 === 0 ? asPage : asProgram),
      });
      const query = 'subscription ($id: ID!) { seasonUpdated(seasonId: $id) { seq } }';
      const die = (cause: unknown): void => {
        const { code, message } = Object(cause) as { readonly code?: number; message?: string };
        this.dead.push(`${place}: ${String(code)} ${String(message)}`);
      };
      client.subscribe(
        { query, variables: { id: seasonId } },
        {
          next: () => {
            this.live.add(place);
          },
          error: die,
          complete: () => {
            die('complete');
          },
        },
      );
      return client;
    });
  }

  async untilLive(words: string): Promise<void> {
    try {
      await until(words, MOST_MS, () => this.live.size + this.dead.length >= this.size);
    } finally {
      process.stdout.write(`${words}: ${this.live.size} live, ${this.dead.length} dead\n`);
    }
    expect(this.dead).toEqual([]);
  }

  leave(): void {
    for (const client of this.clients) void client.dispose();
  }
}

async function ask<T>(url: string, query: string, token: string | null = null): Promise<T> {
  const authorization: Record<string, string> =
    token === null ? {} : { authorization: `Bearer ${token}` };
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...authorization },
    body: JSON.stringify({ query }),
  });
  const { data } = (await response.json()) as { readonly data: T };
  return data;
}

type Made = { readonly createRound: { readonly season: { readonly id: string } } };

type Place = { readonly node: Node; readonly id: string; readonly token: string };

async function openRound(): Promise<Place> {
  const node = new Node(await freePort(), { DATA_DIR: freshFolder('data'), TRUST_PROXY: '0' });
  await node.start();
  const { startGuest } = await ask<{ startGuest: { token: string } }>(
    node.url,
    'mutation { startGuest(input: { displayName: "Host" }) { token } }',
  );
  const { createRound } = await ask<Made>(
    node.url,
    'mutation { createRound(input: { name: "Round" }) { season { id } } }',
    startGuest.token,
  );
  return { node, id: createRound.season.id, token: startGuest.token };
}

/** An event of the season, which all watchers hear. */
async function join({ node, id, token }: Place): Promise<void> {
  const joining = `joinSeason(input: { seasonId: "${id}", name: "Zenobia" }) { seq }`;
  await ask(node.url, `mutation { ${joining} }`, token);
}

it('a thousand watchers behind one address are all live after a restart', async () => {
  const place = await openRound();
  const { node, id } = place;
  const crowd = new Crowd(node.url, id);
  try {
    await crowd.untilLive('all watch');
    await node.stop();
    crowd.live.clear();
    await node.start();
    const from = performance.now();
    await crowd.untilLive('all watch after a restart');
    const seconds = (performance.now() - from) / 1_000;
    process.stdout.write(`live again ${seconds.toFixed(1)} s after the server opened\n`);
    crowd.live.clear();
    await join(place);
    await crowd.untilLive('all hear the next event');
  } finally {
    crowd.leave();
    await node.kill();
  }
}, 300_000);

const endpoint = process.env['RIDOTTO_TEST_BROWSER'];

/** Pages of the web client, each with a profile of its own. */
class Tabs {
  private constructor(
    private readonly browser: Browser,
    private readonly pages: readonly Page[],
  ) {}

  static async open(address: string): Promise<Tabs> {
    const browser = await chromium.connect(endpoint!);
    const pages: Page[] = [];
    for (let count = 0; count < TABS; count += 1) {
      const page = await (await browser.newContext()).newPage();
      page.setDefaultTimeout(MOST_MS);
      await page.goto(address);
      pages.push(page);
    }
    return new Tabs(browser, pages);
  }

  /** Resolves once no page says that it is not live. */
  async untilLive(): Promise<void> {
    const hidden = { state: 'hidden' } as const;
    await this.all((page) => page.locator('.connection-notice').waitFor(hidden));
  }

  async untilCut(): Promise<void> {
    await this.all((page) => page.locator('.connection-notice').waitFor());
  }

  async untilText(text: string): Promise<void> {
    await this.all((page) => page.getByText(text).first().waitFor());
  }

  private async all(wait: (page: Page) => Promise<void>): Promise<void> {
    await Promise.all(this.pages.map(wait));
  }

  async close(): Promise<void> {
    await this.browser.close();
  }
}

const withBrowser = endpoint === undefined ? it.skip : it;

withBrowser(
  'pages among a thousand watchers are live after a restart',
  async () => {
    const place = await openRound();
    const { node, id } = place;
    const tabs = await Tabs.open(`${node.url}/s/${id}`);
    const crowd = new Crowd(node.url, id, WATCHERS - TABS);
    try {
      await crowd.untilLive('all watch beside pages');
      await tabs.untilLive();
      await node.stop();
      await tabs.untilCut();
      crowd.live.clear();
      await node.start();
      const from = performance.now();
      await Promise.all([crowd.untilLive('all watch after a restart'), tabs.untilLive()]);
      const seconds = (performance.now() - from) / 1_000;
      process.stdout.write(`pages live again ${seconds.toFixed(1)} s after the server opened\n`);
      await join(place);
      await tabs.untilText('Zenobia');
    } finally {
      crowd.leave();
      await tabs.close();
      await node.kill();
    }
  },
  400_000,
);
