import { UnavailableFault } from '../../src/engine';
import { openApi, textOf } from '../support/in-process-api';
import type { ApiHouse } from '../support/in-process-api';

let api: ApiHouse;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());

const SIGN_UP = `mutation ($input: SignUpInput!) {
  signUp(input: $input) {
    refusal { code message facts } seq token
    viewer { handle account { id displayName guest createdAt } tokens { name scopes current } }
  }
}`;
const GUEST = `mutation ($input: StartGuestInput!) {
  startGuest(input: $input) { refusal { code } token viewer { handle account { id guest } } }
}`;
const MAKE_TOKEN = `mutation ($input: CreateAccessTokenInput!) {
  createAccessToken(input: $input) {
    refusal { code facts } token accessToken { id name scopes expiresAt current }
  }
}`;

async function tokenWith(owner: string, ...scopes: string[]): Promise<string> {
  const input = { name: scopes.join('+'), scopes };
  return textOf((await api.data(MAKE_TOKEN, { input }, owner)).createAccessToken.token);
}

describe('accounts', () => {
  it('signs up, and shows the account with its session', async () => {
    const input = { handle: 'Ann', password: 'a password' };
    const { signUp } = await api.data(SIGN_UP, { input });
    expect(signUp).toMatchObject({
      refusal: null,
      seq: null,
      viewer: {
        handle: 'Ann',
        account: { displayName: 'Ann', guest: false, createdAt: '2021-08-22T12:00:00.000Z' },
        tokens: [{ name: 'Session', scopes: ['READ', 'PLAY', 'HOST'], current: false }],
      },
    });
    const again = await api.data(SIGN_UP, { input });
    expect(again.signUp).toMatchObject({
      refusal: {
        code: 'HANDLE_TAKEN',
        message: 'The handle Ann is taken: choose another.',
        facts: { handle: 'Ann' },
      },
      token: null,
      viewer: null,
    });
    const { viewer } = await api.data(
      '{ viewer { tokens { current } } }',
      {},
      textOf(signUp.token),
    );
    expect(viewer.tokens).toEqual([{ current: true }]);
    expect(await api.data('{ viewer { handle } }')).toEqual({ viewer: null });
  });

  test.each([
    ['handle', { handle: 'ab', password: 'a password' }],
    ['handle', { handle: 'a b c', password: 'a password' }],
    ['password', { handle: 'abc', password: 'seven77' }],
    ['displayName', { handle: 'abc', password: 'a password', displayName: ' ' }],
    ['displayName', { handle: 'abc', password: 'a password', displayName: 'a\nb' }],
    ['idempotencyKey', { handle: 'abc', password: 'a password', idempotencyKey: 'a\0b' }],
  ])('names the field %s, and repeats no password', async (field, input) => {
    const { errors } = await api.ask(SIGN_UP, { input });
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field });
    expect(JSON.stringify(errors)).not.toContain(input.password);
  });

  const SIGN_IN = `mutation ($input: SignInInput!) {
    signIn(input: $input) { refusal { code } viewer { handle } }
  }`;

  it('takes a handle with blanks around it, as keyboards and clipboards put them', async () => {
    const password = 'a password';
    const signUp = await api.data(SIGN_UP, { input: { handle: ' blank\n', password } });
    expect(signUp.signUp.viewer).toMatchObject({
      handle: 'blank',
      account: { displayName: 'blank' },
    });
    const typed = [
      'blank ',
      ' BLANK',
      'blank\r\n',
      '\u00a0blank\u3000',
      '\u200dblank\u200b',
      '\ufeffblank',
    ];
    for (const handle of typed) {
      const { signIn } = await api.data(SIGN_IN, { input: { handle, password } });
      expect([handle, signIn]).toMatchObject([handle, { refusal: null }]);
    }
    const inside = await api.data(SIGN_IN, { input: { handle: 'bl ank', password } });
    expect(inside.signIn.refusal).toEqual({ code: 'WRONG_CREDENTIALS' });
    const { startGuest } = await api.data(GUEST, { input: { displayName: 'Claimer' } });
    const claim = `mutation ($input: ClaimGuestInput!) {
      claimGuest(input: $input) { viewer { handle } } }`;
    const input = { handle: '\tclaimer ', password };
    const { claimGuest } = await api.data(claim, { input }, textOf(startGuest.token));
    expect(claimGuest.viewer.handle).toBe('claimer');
  });

  it('takes a password for the same however its letters are composed, and trims none', async () => {
    const password = ' \u00c5ngstr\u00f6m f\u00fcr \ufb01ve ';
    await api.data(SIGN_UP, { input: { handle: 'composed', password } });
    const WRONG = { code: 'WRONG_CREDENTIALS' };
    const refusalOf = async (tried: string): Promise<unknown> => {
      const input = { handle: 'composed', password: tried };
      return (await api.data(SIGN_IN, { input })).signIn.refusal;
    };
    for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD']) {
      expect([form, await refusalOf(password.normalize(form))]).toEqual([form, null]);
    }
    expect(await refusalOf(password.trim())).toEqual(WRONG);
    expect(await refusalOf(`${password} `)).toEqual(WRONG);
  });

  test.each([
    ['seven letters of two units', '🂡🂢🂣🂤🂥🂦🂧', 'BAD_USER_INPUT'],
    ['four letters with their accents apart', 'e\u0301a\u0300o\u0302u\u0308', 'BAD_USER_INPUT'],
    [
      '200 letters with two marks apart each',
      'ǭ'.repeat(99).normalize('NFD') + 'x'.repeat(101),
      null,
    ],
    ['201 letters', 'xy🂡'.repeat(67), 'BAD_USER_INPUT'],
  ])('counts the letters of a password, not their units: %s', async (what, password, code) => {
    const input = { handle: `letters-${what.length}`, password };
    const { data, errors } = await api.ask(SIGN_UP, { input });
    expect(errors[0]?.extensions?.['code'] ?? null).toBe(code);
    if (code !== null) return;
    expect(data.signUp.refusal).toBeNull();
    const { signIn } = await api.data(SIGN_IN, { input });
    expect(signIn.refusal).toBeNull();
  });

  it.each(['Player', 'ADMIN', 'the House', 'Dealer', '@everyone', 'Casino', 'Bаnk'])(
    'refuses the name of what is no player, as seasons do: %s',
    async (displayName) => {
      const password = 'a password';
      const host = await api.signUp(`host-${displayName.replace(/\W/g, '')}`);
      const made = 'mutation { createRound(input: { name: "R" }) { season { id } } }';
      const { id } = (await api.data(made, {}, host)).createRound.season;
      const join = `mutation ($id: ID!, $name: String!) {
        joinSeason(input: { seasonId: $id, name: $name }) { seq } }`;
      const [joined] = (await api.ask(join, { id: textOf(id), name: displayName }, host)).errors;
      const rename = `mutation ($input: ChangeDisplayNameInput!) {
        changeDisplayName(input: $input) { refusal { code } } }`;
      const answers = [
        await api.ask(GUEST, { input: { displayName } }),
        await api.ask(SIGN_UP, { input: { handle: 'somebody', password, displayName } }),
        await api.ask(rename, { input: { displayName } }, host),
      ];
      for (const { errors } of answers) {
        expect(errors[0]?.extensions).toEqual({
          ...joined?.extensions,
          field: 'displayName',
          reserved: true,
          expected: 'a name of your own, not one that the game uses, such as Bank, Judge or Player',
        });
      }
    },
  );

  it('refuses such a handle where it would be the name, too', async () => {
    const input = { handle: 'dealer', password: 'a password' };
    const { errors } = await api.ask(SIGN_UP, { input });
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'handle' });
    const named = await api.data(SIGN_UP, { input: { ...input, displayName: 'Dora' } });
    expect(named.signUp.refusal).toBeNull();
  });

  it('takes keys for guests only that nobody can guess', async () => {
    const input = { displayName: 'Guest', idempotencyKey: 'k'.repeat(19) };
    const { errors } = await api.ask(GUEST, { input });
    expect(errors[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'idempotencyKey',
    });
    const long = { ...input, idempotencyKey: 'k'.repeat(20) };
    const first = await api.data(GUEST, { input: long });
    expect(await api.data(GUEST, { input: long })).toEqual(first);
  });

  it('claims a guest', async () => {
    const { startGuest } = await api.data(GUEST, { input: { displayName: 'Guest' } });
    expect(startGuest.viewer).toMatchObject({ handle: null, account: { guest: true } });
    const claim = `mutation { claimGuest(input: { handle: "claimed", password: "a password" }) {
      refusal { code } viewer { handle account { id guest } }
    } }`;
    const { claimGuest } = await api.data(claim, {}, textOf(startGuest.token));
    expect(claimGuest.viewer).toEqual({
      handle: 'claimed',
      account: { id: startGuest.viewer.account.id, guest: false },
    });
    const again = await api.data(claim, {}, textOf(startGuest.token));
    expect(again.claimGuest.refusal.code).toBe('NOT_A_GUEST');
  });

  it('makes and revokes tokens, and says so to whoever keeps sockets', async () => {
    const owner = await api.signUp('owner');
    const heard: string[] = [];
    const stop = api.deps.feed.onTokenRevoked((id) => heard.push(id));
    const input = { name: 'bot', scopes: ['READ'], expiresAt: '2021-09-01T00:00:00+02:00' };
    const { createAccessToken } = await api.data(MAKE_TOKEN, { input }, owner);
    expect(createAccessToken.accessToken).toMatchObject({
      name: 'bot',
      scopes: ['READ'],
      expiresAt: '2021-08-31T22:00:00.000Z',
      current: false,
    });
    const { id: tokenId } = createAccessToken.accessToken;
    const node = 'query ($id: ID!) { node(id: $id) { __typename id } }';
    expect((await api.data(node, { id: tokenId }, owner)).node).toEqual({
      __typename: 'AccessToken',
      id: tokenId,
    });
    expect((await api.data(node, { id: tokenId })).node).toBeNull();
    const revoke = `mutation ($tokenId: ID!) {
      revokeAccessToken(input: { tokenId: $tokenId }) { refusal { code } tokenId }
    }`;
    const { revokeAccessToken } = await api.data(revoke, { tokenId }, owner);
    expect(revokeAccessToken).toEqual({ refusal: null, tokenId });
    const again = await api.data(revoke, { tokenId }, owner);
    expect(again.revokeAccessToken.refusal.code).toBe('TOKEN_NOT_FOUND');
    expect(heard).toHaveLength(1);
    expect(await api.deps.accounts.authenticate(textOf(createAccessToken.token))).toBeNull();
    const past = { ...input, expiresAt: '2021-08-22T12:00:00Z' };
    expect((await api.ask(MAKE_TOKEN, { input: past }, owner)).errors[0]?.extensions).toMatchObject(
      { code: 'BAD_USER_INPUT', field: 'expiresAt' },
    );
    stop();
  });

  it('signs out', async () => {
    const token = await api.signUp('leaver');
    const { signOut } = await api.data(
      'mutation { signOut { refusal { code } signedOut } }',
      {},
      token,
    );
    expect(signOut).toEqual({ refusal: null, signedOut: true });
    expect(await api.deps.accounts.authenticate(token)).toBeNull();
    expect(await api.fault('mutation { signOut { signedOut } }')).toBe('UNAUTHENTICATED');
  });
});

describe('scopes', () => {
  it('are asked for by name', async () => {
    const owner = await api.signUp('scoped');
    const [read, play] = [await tokenWith(owner, 'READ'), await tokenWith(owner, 'PLAY')];
    const create = 'mutation { createRound(input: { name: "A" }) { season { id } } }';
    const { createRound } = await api.data(create, {}, owner);
    const { id } = createRound.season;
    const join = `mutation ($id: ID!) {
      joinSeason(input: { seasonId: $id }) { refusal { code } season { name viewer { host } } }
    }`;
    const missing = async (document: string, token: string): Promise<unknown> =>
      (await api.ask(document, { id }, token)).errors[0]?.extensions;
    expect(await missing(create, play)).toEqual({ code: 'FORBIDDEN', scope: 'HOST' });
    expect(await missing(join, read)).toEqual({ code: 'FORBIDDEN', scope: 'PLAY' });
    const season = 'query ($id: ID!) { season(id: $id) { name } }';
    expect(await missing(season, play)).toEqual({ code: 'FORBIDDEN', scope: 'READ' });
    expect((await api.data(season, { id }, read)).season.name).toBe('A');
    // A token learns the results of its commands, but nothing that is for the account alone.
    const { joinSeason } = await api.data(join, { id }, play);
    expect(joinSeason).toEqual({ refusal: null, season: { name: 'A', viewer: null } });
  });
});

describe('tokens', () => {
  it('are shown to those alone that allow everything, listed or one by one', async () => {
    const owner = await api.signUp('keeper');
    const tokens = '{ viewer { handle tokens { id name } } }';
    const { viewer } = await api.data(tokens, {}, owner);
    expect(viewer.tokens).toHaveLength(1);
    const node = 'query ($id: ID!) { node(id: $id) { ... on AccessToken { name } } }';
    const variables = { id: textOf(viewer.tokens[0]!.id) };
    expect(await api.data(node, variables, owner)).toEqual({ node: { name: 'Session' } });
    const limited = [await tokenWith(owner, 'READ'), await tokenWith(owner, 'READ', 'PLAY')];
    for (const [at, token] of limited.entries()) {
      const missing = { code: 'FORBIDDEN', scope: ['PLAY', 'HOST'][at] };
      for (const asked of [tokens, node]) {
        const { data, errors } = await api.ask(asked, variables, token);
        expect(errors[0]?.extensions).toEqual(missing);
        expect(JSON.stringify(data)).not.toContain('Session');
      }
      expect((await api.data('{ viewer { handle } }', {}, token)).viewer.handle).toBe('keeper');
    }
  });
});

describe('errors', () => {
  it('of the store can be tried again, and bugs are told by their id alone', async () => {
    const { engine } = api.deps;
    const read = jest.spyOn(engine, 'list').mockRejectedValue(new Error('a secret inside'));
    const bug = await api.ask('{ seasons { nodes { id } } }');
    read.mockRestore();
    expect(bug.errors[0]).toMatchObject({
      message: expect.stringMatching(
        /^Something went wrong on the server. The id of this error is [0-9a-f]{16}\.$/,
      ) as unknown,
      extensions: { code: 'INTERNAL_SERVER_ERROR' },
    });
    expect(JSON.stringify(bug.errors)).not.toContain('a secret inside');
    expect(api.reports).toEqual([new Error('a secret inside')]);
    api.reports.length = 0;

    const list = jest.spyOn(engine, 'list').mockRejectedValue(new UnavailableFault('disk full'));
    const down = await api.ask('{ seasons { nodes { id } } }');
    list.mockRestore();
    expect(down.errors[0]?.extensions).toEqual({
      code: 'UNAVAILABLE',
      id: expect.stringMatching(/^[0-9a-f]{16}$/) as string,
    });
    expect(api.reports).toEqual([new UnavailableFault('disk full')]);
    api.reports.length = 0;
    expect(JSON.stringify(down.errors)).not.toContain('disk full');
  });
});
