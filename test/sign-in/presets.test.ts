import { DISCORD, GITHUB } from '../../src/sign-in/providers';
import type { OauthProvider } from '../../src/sign-in/providers';
import { createHash } from 'node:crypto';
import { BASE, SigningIn } from '../support/openid/signing-in';
import { StandIn } from '../support/openid/stand-in';
import type { StandInAnswer } from '../support/openid/stand-in';

const CASES = [
  { preset: DISCORD, user: { id: '80351110224678912', username: 'nelly' }, scope: 'identify' },
  { preset: GITHUB, user: { id: 583231, login: 'octocat' }, scope: null },
];
/** The kinds of errors of both services; GitHub sends its errors with status 200. */
const BAD_CODE: StandInAnswer = { body: { error: 'bad_verification_code' } };

it('presets have the documented addresses', () => {
  expect(DISCORD).toMatchObject({
    authorizationUrl: 'https://discord.com/oauth2/authorize',
    tokenUrl: 'https://discord.com/api/oauth2/token',
    userUrl: 'https://discord.com/api/users/@me',
  });
  expect(GITHUB).toMatchObject({
    authorizationUrl: 'https://github.com/login/oauth/authorize',
    tokenUrl: 'https://github.com/login/oauth/access_token',
    userUrl: 'https://api.github.com/user',
  });
});

describe.each(CASES)('the preset $preset.name', ({ preset, user, scope }) => {
  let standIn: StandIn;
  let signingIn: SigningIn;
  let token: StandInAnswer;
  let profile: StandInAnswer;

  beforeEach(async () => {
    token = { body: { access_token: 'an access token', token_type: 'Bearer', scope: 'any' } };
    profile = { body: user };
    standIn = await StandIn.open({ '/token': () => token, '/user': () => profile });
    const provider: OauthProvider = {
      ...preset,
      ...{ clientId: 'the client', clientSecret: 'its secret' },
      authorizationUrl: `${standIn.origin}/authorize`,
      tokenUrl: `${standIn.origin}/token`,
      userUrl: `${standIn.origin}/user`,
    };
    signingIn = new SigningIn(provider);
  });
  afterEach(() => standIn.close());

  async function answered(): Promise<string | null> {
    const { url, cookie } = await signingIn.begin();
    return signingIn.finish(cookie, { code: 'a code', state: url.searchParams.get('state')! });
  }

  it('asks for the id alone, with PKCE', async () => {
    const { url } = await signingIn.begin();
    const asked = Object.fromEntries(url.searchParams);
    expect(asked).toMatchObject({
      response_type: 'code',
      client_id: 'the client',
      redirect_uri: `${BASE}/sign-in/${preset.id}/callback`,
      code_challenge_method: 'S256',
    });
    expect(url.searchParams.get('scope')).toBe(scope);
  });

  it('names the user by the id at the provider', async () => {
    const { url, cookie } = await signingIn.begin();
    const state = url.searchParams.get('state')!;
    expect(await signingIn.finish(cookie, { code: 'a code', state })).toBeNull();
    expect(signingIn.users).toEqual([{ issuer: preset.issuer, subject: String(user.id) }]);
    const [exchange, read] = standIn.asked;
    expect(Object.fromEntries(exchange!.form)).toMatchObject({
      grant_type: 'authorization_code',
      code: 'a code',
      client_id: 'the client',
      client_secret: 'its secret',
      redirect_uri: `${BASE}/sign-in/${preset.id}/callback`,
    });
    const verifier = exchange!.form.get('code_verifier')!;
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    expect(challenge).toBe(url.searchParams.get('code_challenge'));
    expect(read!.headers).toMatchObject({ authorization: 'Bearer an access token' });
    expect(read!.headers['user-agent']).toBeTruthy();
  });

  it('is away if it fails, and accepts nothing else', async () => {
    token = BAD_CODE;
    expect(await answered()).toBe('FAILED');
    token = { status: 503, body: {} };
    expect(await answered()).toBe('AWAY');
    token = { body: { access_token: 'an access token', token_type: 'Bearer' } };
    for (const body of [{}, { id: null }, { id: '' }, { id: 'x'.repeat(256) }, [], 'no JSON']) {
      profile = { body };
      expect(await answered()).toBe('FAILED');
    }
    profile = { status: 401, body: user };
    expect(await answered()).toBe('FAILED');
    profile = { status: 502, body: {} };
    expect(await answered()).toBe('AWAY');
    profile = { body: JSON.stringify({ ...user, much: 'x'.repeat(2_000_000) }) };
    expect(await answered()).toBe('AWAY');
    expect(signingIn.users).toEqual([]);
    expect(signingIn.failures.join('\n')).not.toMatch(/its secret|access token|no JSON/);
  });
});
