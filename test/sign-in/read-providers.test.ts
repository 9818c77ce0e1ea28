import { readConfig } from '../../src/server';

const SECRET = 'hunter2';
const CLUB = {
  ...{ id: 'club', name: 'The club', issuer: 'https://club.example/realm' },
  ...{ clientId: 'ridotto', clientSecret: SECRET },
};
const PUBLIC_URL = 'https://ridotto.example';
const read = (env: Record<string, string>) => readConfig({ PUBLIC_URL, ...env });
const list = (...entries: readonly unknown[]) => ({ OIDC_PROVIDERS: JSON.stringify(entries) });
const problemsOf = (env: Record<string, string>): readonly string[] => {
  const config = readConfig(env);
  return 'problems' in config ? config.problems : [];
};

describe('the providers of sign-ins', () => {
  it('are read, with Discord and GitHub from their clients alone', () => {
    const open = { ...CLUB, id: 'open', issuer: 'http://127.0.0.1:8080', clientSecret: undefined };
    const config = read({
      ...list(CLUB, open),
      ...{ DISCORD_CLIENT_ID: 'd', DISCORD_CLIENT_SECRET: SECRET },
      ...{ GITHUB_CLIENT_ID: 'g', GITHUB_CLIENT_SECRET: SECRET },
    });
    expect(config).toMatchObject({
      signInProviders: [
        { ...CLUB, protocol: 'OPENID' },
        { id: 'open', issuer: 'http://127.0.0.1:8080/', clientSecret: null },
        { id: 'discord', name: 'Discord', protocol: 'OAUTH', clientId: 'd', clientSecret: SECRET },
        { id: 'github', name: 'GitHub', protocol: 'OAUTH', clientId: 'g', clientSecret: SECRET },
      ],
    });
  });

  const ISSUER = 'an https address without a query, as in the provider’s documentation';
  it.each([
    ['no JSON', SECRET, 'must be a JSON list of at most 20 objects'],
    ['no list', '{}', 'must be a JSON list of at most 20 objects'],
    [
      '21 entries',
      JSON.stringify(Array(21).fill(CLUB)),
      'must be a JSON list of at most 20 objects',
    ],
  ])('stop the start with %s', (_what, OIDC_PROVIDERS, problem) => {
    expect(problemsOf({ PUBLIC_URL, OIDC_PROVIDERS })).toEqual([`OIDC_PROVIDERS ${problem}.`]);
  });

  it.each([
    ['id', { id: 'The Club' }, 'id must be 1 to 30 letters a to z, digits or -'],
    ['name', { name: ' ' }, 'name must be 1 to 40 characters'],
    ['issuer', { issuer: 'club.example' }, `issuer must be ${ISSUER}`],
    ['issuer', { issuer: 'http://club.example' }, `issuer must be ${ISSUER}`],
    ['issuer', { issuer: `https://u:${SECRET}@club.example` }, `issuer must be ${ISSUER}`],
    ['clientId', { clientId: 7 }, 'clientId must be 1 to 500 characters'],
    [
      'clientSecret',
      { clientSecret: '' },
      'clientSecret must be 1 to 2000 characters, or left out',
    ],
    [
      'key',
      { secret: SECRET },
      'it must be an object with id, name, issuer, clientId and clientSecret, and nothing else',
    ],
  ])('stop the start with a wrong %s, and never repeat it', (_field, changes, problem) => {
    expect(problemsOf({ PUBLIC_URL, ...list(CLUB, { ...CLUB, id: 'b', ...changes }) })).toEqual([
      `OIDC_PROVIDERS has a wrong entry 2: ${problem}.`,
    ]);
  });

  it('stop the start if two are the same', () => {
    const other = { ...CLUB, issuer: 'https://other.example' };
    expect(problemsOf({ PUBLIC_URL, ...list(CLUB, other) })).toEqual([
      'OIDC_PROVIDERS has two entries with the same id.',
    ]);
    expect(problemsOf({ PUBLIC_URL, ...list(CLUB, { ...CLUB, id: 'other' }) })).toEqual([
      'OIDC_PROVIDERS has two entries with the same issuer.',
    ]);
    const github = { GITHUB_CLIENT_ID: 'g', GITHUB_CLIENT_SECRET: SECRET };
    expect(problemsOf({ PUBLIC_URL, ...list({ ...CLUB, id: 'github' }), ...github })).toEqual([
      'OIDC_PROVIDERS has the id of Discord or GitHub, which is set as well.',
    ]);
  });

  it('stop the start if a preset has only half of its client', () => {
    expect(problemsOf({ PUBLIC_URL, GITHUB_CLIENT_ID: 'g' })).toEqual([
      'GITHUB_CLIENT_SECRET is missing: set both or neither.',
    ]);
    expect(problemsOf({ PUBLIC_URL, DISCORD_CLIENT_SECRET: SECRET })).toEqual([
      'DISCORD_CLIENT_ID is missing: set both or neither.',
    ]);
  });

  it('need the address of the server, unless only this machine can reach it', () => {
    expect(problemsOf({ HOST: '0.0.0.0', ...list(CLUB) })).toEqual([
      'PUBLIC_URL is missing: providers of sign-ins send people back to that address.',
    ]);
    expect(problemsOf(list(CLUB))).toEqual([]);
  });
});
