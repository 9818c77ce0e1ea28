import { StandIn } from '../../support/openid/stand-in';
import { headOf } from '../../support/test-client';
import { closeAll, startTestServer } from '../../support/test-server';
import type { TestServer } from '../../support/test-server';

const CHALLENGE = 'a'.repeat(43);
let provider: StandIn;

beforeAll(async () => {
  provider = await StandIn.open({
    '/.well-known/openid-configuration': () => ({
      body: {
        issuer: provider.origin,
        authorization_endpoint: `${provider.origin}/authorize`,
        token_endpoint: `${provider.origin}/token`,
      },
    }),
  });
});
afterEach(closeAll);
afterAll(() => provider.close());

function start(
  env: Record<string, string> = {},
  options: Parameters<typeof startTestServer>[0] = {},
): Promise<TestServer> {
  const club = { id: 'club', name: 'The club', issuer: provider.origin, clientId: 'ridotto' };
  return startTestServer(options, { OIDC_PROVIDERS: JSON.stringify([club]), ...env });
}

const at = ({ client }: TestServer, path: string, asking: RequestInit = {}) =>
  headOf(`${client.url}${path}`, { redirect: 'manual', ...asking });

it('a browser is sent to the provider with a short-lived cookie that no script reads', async () => {
  const answer = await at(await start(), `/sign-in/club?challenge=${CHALLENGE}`);
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toMatch(`${provider.origin}/authorize?`);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.getSetCookie()).toEqual([
    expect.stringMatching(
      /^ridotto-sign-in=[\w+/=]+; Max-Age=600; Path=\/sign-in\/club; HttpOnly; SameSite=Lax$/,
    ),
  ]);
});

it('the cookie is for HTTPS only at an address with HTTPS, where the provider sends people back', async () => {
  const server = await start({ PUBLIC_URL: 'https://ridotto.example' });
  const { headers } = await at(server, `/sign-in/club?challenge=${CHALLENGE}`);
  expect(headers.getSetCookie()[0]).toMatch(/; Secure$/);
  const asked = new URL(headers.get('location')!).searchParams;
  expect(asked.get('redirect_uri')).toBe('https://ridotto.example/sign-in/club/callback');
});

it.each([
  '',
  '?challenge=short',
  `?challenge=${CHALLENGE}&challenge=${CHALLENGE}`,
  `?challenge=${'/'.repeat(43)}`,
])('an address without a right challenge leads to the page that makes one: %s', async (query) => {
  const answer = await at(await start(), `/sign-in/club${query}`);
  expect(answer.headers.get('location')).toBe('/me');
  expect(answer.headers.getSetCookie()).toEqual([]);
});

it('unknown providers are not found, also on a server without providers', async () => {
  const server = await start();
  const bare = await startTestServer();
  for (const path of ['/sign-in/other', '/sign-in/other/callback', '/sign-in/']) {
    expect((await at(server, path)).status).toBe(404);
    expect((await at(bare, path.replace('other', 'club'))).status).toBe(404);
  }
  expect((await at(server, '/sign-in/club/callback', { method: 'HEAD' })).status).not.toBe(303);
});

const problemIn = ({ headers }: Awaited<ReturnType<typeof at>>): string | null =>
  new URL(headers.get('location')!, 'http://here').searchParams.get('problem');

it('answers of providers count as sign-ins of their address', async () => {
  const server = await start({}, { limits: { signInsPerAddress: 2 } });
  const problem = async (): Promise<string | null> => {
    const { headers } = await at(server, `/sign-in/club?challenge=${CHALLENGE}`);
    const state = new URL(headers.get('location')!).searchParams.get('state')!;
    const [cookie] = headers.getSetCookie()[0]!.split(';');
    const path = `/sign-in/club/callback?code=x&state=${state}`;
    return problemIn(await at(server, path, { headers: { cookie: cookie! } }));
  };
  expect([await problem(), await problem(), await problem()]).toEqual([
    ...['FAILED', 'FAILED', 'TOO_OFTEN'],
  ]);
});

it('answers that the browser did not ask for do not count, so that no page can use them up', async () => {
  const server = await start({}, { limits: { signInsPerAddress: 1 } });
  const { headers } = await at(server, `/sign-in/club?challenge=${CHALLENGE}`);
  const [cookie] = headers.getSetCookie()[0]!.split(';');
  for (const sent of [{}, {}, { cookie: cookie! }, { cookie: cookie! }]) {
    const answer = await at(server, '/sign-in/club/callback?code=x&state=y', { headers: sent });
    expect(problemIn(answer)).toBe('WRONG_STATE');
  }
});

it('beginnings count as operations without a token', async () => {
  const server = await start({}, { limits: { anonymousPerAddress: 1 } });
  const path = `/sign-in/club?challenge=${CHALLENGE}`;
  expect((await at(server, path)).headers.get('location')).toMatch(provider.origin);
  expect((await at(server, path)).headers.get('location')).toBe(
    '/me/sign-in?problem=TOO_OFTEN&provider=The+club',
  );
});
