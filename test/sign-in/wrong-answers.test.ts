import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { SigningIn } from '../support/openid/signing-in';
import { StandIn } from '../support/openid/stand-in';
import type { StandInAnswer } from '../support/openid/stand-in';

const OWN = generateKeyPairSync('rsa', { modulusLength: 2048 });
const OTHER = generateKeyPairSync('rsa', { modulusLength: 2048 });
const CLIENT_ID = 'the client';
/** In seconds: the library compares the times of ID tokens with the clock of the machine. */
const [PAST, FUTURE] = [1_600_000_000, 4_100_000_000];

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

function signed(claims: object, key: KeyObject): string {
  const text = `${encode({ alg: 'RS256', typ: 'JWT', kid: 'k1' })}.${encode(claims)}`;
  return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`;
}

let provider: StandIn;
let signingIn: SigningIn;
/** The next ID token, by the nonce that was sent. */
let idToken: () => string;
let nonce = '';
let token: () => StandInAnswer;
let discovery: (origin: string) => StandInAnswer;

beforeEach(async () => {
  idToken = () => signed(claims(), OWN.privateKey);
  token = () => ({
    body: { access_token: 'an access token', token_type: 'Bearer', id_token: idToken() },
  });
  discovery = (origin) => ({
    body: {
      issuer: origin,
      authorization_endpoint: `${origin}/authorize`,
      token_endpoint: `${origin}/token`,
      jwks_uri: `${origin}/keys`,
      id_token_signing_alg_values_supported: ['RS256'],
      token_endpoint_auth_methods_supported: ['client_secret_basic'],
    },
  });
  const jwk = { ...OWN.publicKey.export({ format: 'jwk' }), kid: 'k1', alg: 'RS256', use: 'sig' };
  provider = await StandIn.open({
    '/.well-known/openid-configuration': () => discovery(provider.origin),
    '/keys': () => ({ body: { keys: [jwk] } }),
    '/token': () => token(),
  });
  signingIn = new SigningIn({
    ...{ protocol: 'OPENID', id: 'club', name: 'The club', issuer: `${provider.origin}/` },
    ...{ clientId: CLIENT_ID, clientSecret: 'its secret' },
  });
});
afterEach(() => provider.close());

const claims = (changes: object = {}): object => {
  const { origin: iss } = provider;
  return { iss, sub: 'ann', aud: CLIENT_ID, iat: PAST, exp: FUTURE, nonce, ...changes };
};

async function begun(): Promise<{ readonly state: string; readonly cookie: string }> {
  const { url, cookie } = await signingIn.begin();
  nonce = url.searchParams.get('nonce')!;
  return { state: url.searchParams.get('state')!, cookie };
}

async function answered(): Promise<string | null> {
  const { state, cookie } = await begun();
  return signingIn.finish(cookie, { code: 'a code', state });
}

it('accepts a right answer, for the subject alone', async () => {
  const mail = { email: 'ann@example.org', email_verified: false };
  idToken = () => signed(claims(mail), OWN.privateKey);
  expect(await answered()).toBeNull();
  expect(signingIn.users).toEqual([{ issuer: `${provider.origin}/`, subject: 'ann' }]);
  const exchange = provider.asked.find(({ path }) => path === '/token')!;
  const basic = Buffer.from('the+client:its+secret').toString('base64');
  expect(exchange.headers.authorization).toBe(`Basic ${basic}`);
});

describe('of Microsoft, for the accounts of all tenants', () => {
  const MICROSOFT = 'https://login.microsoftonline.com';
  const real = globalThis.fetch;
  let fetching: jest.SpyInstance;

  beforeEach(() => {
    fetching = jest.spyOn(globalThis, 'fetch').mockImplementation((url, options) => {
      const path = (url as string).replace(`${MICROSOFT}/common/v2.0`, provider.origin);
      return real(path, options);
    });
    discovery = () => ({
      body: {
        issuer: `${MICROSOFT}/{tenantid}/v2.0`,
        authorization_endpoint: `${MICROSOFT}/common/v2.0/authorize`,
        token_endpoint: `${MICROSOFT}/common/v2.0/token`,
        jwks_uri: `${MICROSOFT}/common/v2.0/keys`,
        id_token_signing_alg_values_supported: ['RS256'],
        token_endpoint_auth_methods_supported: ['client_secret_post'],
      },
    });
    signingIn = new SigningIn({
      ...{ protocol: 'OPENID', id: 'work', name: 'Work', issuer: `${MICROSOFT}/common/v2.0` },
      ...{ clientId: CLIENT_ID, clientSecret: 'its secret' },
    });
  });
  afterEach(() => fetching.mockRestore());

  it.each([
    ['accepts an ID token of a tenant', 'one', null],
    ['refuses an ID token of a tenant in the name of another', 'two', 'FAILED'],
  ])('%s', async (_what, tid, problem) => {
    const iss = `${MICROSOFT}/one/v2.0`;
    idToken = () => signed(claims({ iss, tid }), OWN.privateKey);
    expect(await answered()).toBe(problem);
    const exchange = provider.asked.find(({ path }) => path === '/token')!;
    expect(exchange.form.get('client_secret')).toBe('its secret');
  });
});

it.each([
  ['another nonce, as in an answer replayed from another sign-in', { nonce: 'another' }],
  ['no nonce', { nonce: undefined }],
  ['another issuer', { iss: 'https://other.example' }],
  ['another client', { aud: 'another client' }],
  ['a time that is over', { exp: PAST + 60 }],
  ['no subject', { sub: undefined }],
  ['an empty subject', { sub: '' }],
  ['a subject that is too long', { sub: 'x'.repeat(256) }],
])('refuses an ID token with %s', async (_what, changes) => {
  idToken = () => signed(claims(changes), OWN.privateKey);
  expect(await answered()).toBe('FAILED');
  expect(signingIn.users).toEqual([]);
});

it('refuses another subject under the signature of the first', async () => {
  idToken = () => {
    const [head, , signature] = signed(claims(), OWN.privateKey).split('.');
    return [head, encode(claims({ sub: 'eve' })), signature].join('.');
  };
  expect(await answered()).toBe('FAILED');
});

it('refuses an ID token with the signature of another key, or with none', async () => {
  idToken = () => signed(claims(), OTHER.privateKey);
  expect(await answered()).toBe('FAILED');
  idToken = () => `${encode({ alg: 'none' })}.${encode(claims())}.`;
  expect(await answered()).toBe('FAILED');
  token = () => ({ body: { access_token: 'an access token', token_type: 'Bearer' } });
  expect(await answered()).toBe('FAILED');
});

it('refuses an answer that comes twice, even if the provider repeats it', async () => {
  const { state, cookie } = await begun();
  expect(await signingIn.finish(cookie, { code: 'a code', state })).toBeNull();
  expect(await signingIn.finish(cookie, { code: 'a code', state })).toBe('REPLAYED');
  expect(signingIn.users).toHaveLength(1);
});

it('refuses a wrong state, and a cookie that is missing, changed or ten minutes old', async () => {
  const { state, cookie } = await begun();
  const other = await begun();
  const code = 'a code';
  expect(await signingIn.finish(cookie, { code, state: other.state })).toBe('WRONG_STATE');
  expect(await signingIn.finish(cookie, { code })).toBe('WRONG_STATE');
  expect(await signingIn.finish(null, { code, state })).toBe('WRONG_STATE');
  const changed = (cookie.startsWith('A') ? 'B' : 'A') + cookie.slice(1);
  expect(await signingIn.finish(changed, { code, state })).toBe('WRONG_STATE');
  signingIn.clock.forward(600_000);
  expect(await signingIn.finish(cookie, { code, state })).toBe('WRONG_STATE');
  expect(provider.asked.filter(({ path }) => path === '/token')).toEqual([]);
});

it('tells a refusal by the user from other errors of the provider', async () => {
  const { state, cookie } = await begun();
  const failed = (error: string) => signingIn.finish(cookie, { error, state });
  expect(await failed('access_denied')).toBe('DENIED');
  expect(await failed('temporarily_unavailable')).toBe('AWAY');
  expect(await failed('invalid_scope')).toBe('FAILED');
});

it('is away without its addresses, and comes back once it has them', async () => {
  const right = discovery;
  const wrong: readonly StandInAnswer[] = [
    { status: 500, body: {} },
    { status: 404, body: {} },
    { body: 'no JSON' },
    { body: { issuer: 'https://other.example' } },
  ];
  for (const answer of wrong) {
    discovery = () => answer;
    expect(await signingIn.ask()).toEqual({ problem: 'AWAY' });
  }
  discovery = right;
  expect(await answered()).toBeNull();
});

it('sends the challenge of the verifier that it sends later', async () => {
  const { url, cookie } = await signingIn.begin();
  const {
    state,
    nonce: sent,
    scope,
    code_challenge: challenge,
  } = Object.fromEntries(url.searchParams) as Record<string, string>;
  nonce = sent!;
  expect(scope).toBe('openid');
  expect(await signingIn.finish(cookie, { code: 'a code', state: state! })).toBeNull();
  const exchange = provider.asked.find(({ path }) => path === '/token')!;
  const digest = createHash('sha256').update(exchange.form.get('code_verifier')!);
  expect(digest.digest('base64url')).toBe(challenge);
});
