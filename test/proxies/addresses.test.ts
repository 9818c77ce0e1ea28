import { request } from 'node:http';
import { until } from '../support/async-queue';
import { closeAll, startTestServer } from '../support/test-server';
import { PROXIES, start } from './proxy';
import type { Running } from './proxy';

const MOST = 5;
const QUERY = JSON.stringify({ query: '{ __typename }' });

type From = { readonly host?: string; readonly from?: string; readonly forwarded?: string };

/** Sends a request. Resolves with the code of its error; null if it was accepted. */
function ask(port: number, { host = '127.0.0.1', from = host, forwarded }: From): Promise<unknown> {
  const headers = {
    'content-type': 'application/json',
    ...(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }),
  };
  return new Promise((resolve, reject) => {
    const asked = request(
      { host, port, path: '/graphql', method: 'POST', headers, localAddress: from, agent: false },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        answer.on('end', () => {
          try {
            const { errors } = JSON.parse(text) as {
              errors?: { extensions: { code: string } }[];
            };
            resolve(errors?.[0]?.extensions.code ?? null);
          } catch {
            reject(new Error(`${answer.statusCode ?? 0}: ${text.slice(0, 200)}`));
          }
        });
      },
    );
    asked.on('error', reject).end(QUERY);
  });
}

describe.each(PROXIES)('behind $name', (proxy) => {
  let running: Running;
  beforeAll(async () => {
    const { server } = await startTestServer(
      { limits: { anonymousPerAddress: MOST } },
      { TRUST_PROXY: '1' },
    );
    running = await start(proxy, server.port);
    // The proxy is polled from another address.
    await until(async () => {
      running.unlessEnded();
      return (await ask(running.port, { from: '127.0.0.9' }).catch(() => 'no')) === null;
    });
  });
  afterAll(async () => {
    await running.stop();
    await closeAll();
  });

  /**
   * The number of requests accepted before the first refusal, whatever the client claims as its
   * address.
   */
  async function answered(of: From): Promise<number> {
    for (let count = 0; count <= 2 * MOST; count += 1) {
      const forwarded = [`198.51.100.${count}`, 'unknown', `[2001:db8::${count}]:40000`][
        count % 3
      ]!;
      const code = await ask(running.port, { ...of, forwarded });
      if (code !== null) {
        expect(code).toBe('RATE_LIMITED');
        return count;
      }
    }
    return Infinity;
  }

  it('each address has the limit that is its own, whatever it claims', async () => {
    expect(await answered({ from: '127.0.0.2' })).toBe(MOST);
    expect(await answered({ from: '127.0.0.3' })).toBe(MOST);
    expect(await answered({ host: '::1' })).toBe(MOST);
    expect(await ask(running.port, { from: '127.0.0.2' })).toBe('RATE_LIMITED');
  });
});
