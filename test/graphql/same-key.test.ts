import { isInputObjectType, isNonNullType } from 'graphql';
import type { GraphQLField } from 'graphql';
import { openApi, textOf } from '../support/in-process-api';
import type { Answer, ApiHouse, Variables } from '../support/in-process-api';

let api: ApiHouse;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());

const PASSWORD = 'a password';
const NEW_PASSWORD = 'another password';
const KEY = 'a key that nobody else would choose';

type Input = Variables;
type Sender = { readonly handle: string; readonly token: string };
type Row = {
  /** The input; `tokenIds` are two access tokens of the sender. */
  readonly input: (sender: Sender, tokenIds: readonly string[]) => Input;
  /** Changes that make another request. */
  readonly others: readonly ((tokenIds: readonly string[]) => Input)[];
  /** The fields of the payload. */
  readonly payload: string;
  readonly from?: 'GUEST' | 'NOBODY';
};

const viewer = 'viewer { handle account { id displayName } }';

/** The mutations without a season that recognise a repeat by its key. */
const ROWS: Readonly<Record<string, Row>> = {
  signUp: {
    from: 'NOBODY',
    input: ({ handle }) => ({ handle, password: PASSWORD }),
    others: [() => ({ password: NEW_PASSWORD }), () => ({ displayName: 'Another' })],
    payload: `token ${viewer}`,
  },
  signIn: {
    input: ({ handle }) => ({ handle, password: PASSWORD }),
    others: [],
    payload: `token ${viewer}`,
  },
  startGuest: {
    from: 'NOBODY',
    input: ({ handle }) => ({ displayName: handle }),
    others: [() => ({ displayName: 'Another' })],
    payload: `token ${viewer}`,
  },
  claimGuest: {
    from: 'GUEST',
    input: ({ handle }) => ({ handle, password: PASSWORD }),
    others: [() => ({ handle: 'another' }), () => ({ password: NEW_PASSWORD })],
    payload: viewer,
  },
  createAccessToken: {
    input: () => ({ name: 'bot', scopes: ['READ'] }),
    others: [() => ({ name: 'other' }), () => ({ scopes: ['PLAY'] })],
    payload: 'token accessToken { id }',
  },
  createFeedToken: {
    input: () => ({ kind: 'CALENDAR' }),
    others: [() => ({ name: 'other' })],
    payload: 'path accessToken { id }',
  },
  revokeAccessToken: {
    input: (_sender, [tokenId]) => ({ tokenId }),
    others: [([, tokenId]) => ({ tokenId })],
    payload: 'tokenId',
  },
  signOutEverywhere: {
    input: () => ({ exceptThis: true }),
    others: [() => ({ accessTokens: true })],
    payload: 'ended',
  },
  changePassword: {
    input: () => ({ currentPassword: PASSWORD, newPassword: NEW_PASSWORD }),
    others: [() => ({ newPassword: 'a third password' }), () => ({ accessTokens: true })],
    payload: viewer,
  },
  changeDisplayName: {
    input: () => ({ displayName: 'Renamed' }),
    others: [() => ({ displayName: 'Another' })],
    payload: viewer,
  },
  changeHandle: {
    input: ({ handle }) => ({ handle: `${handle}-2`, password: PASSWORD }),
    others: [() => ({ handle: 'another' })],
    payload: viewer,
  },
  setMailAddress: {
    input: ({ handle }) => ({ address: `${handle}@example.org`, password: PASSWORD }),
    others: [() => ({ address: 'another@example.org' })],
    payload: 'viewer { mailBox { pendingAddress } }',
  },
  removeMailAddress: {
    input: () => ({}),
    others: [],
    payload: 'viewer { mailBox { pendingAddress } }',
  },
  markInboxRead: {
    input: () => ({ upTo: 0 }),
    others: [() => ({ upTo: 1 }), () => ({ upTo: null })],
    payload: 'readUpTo unreadCount',
  },
  setInboxPreferences: {
    input: () => ({ muted: ['OUTBID'] }),
    others: [() => ({ muted: [] })],
    payload: 'preferences { muted }',
  },
  createRound: {
    input: () => ({ name: 'A round', visibility: 'INVITATION' }),
    others: [() => ({ name: 'Another' })],
    payload: 'seq inviteCode season { id }',
  },
  createDynasty: {
    input: () => ({ name: 'A dynasty', visibility: 'INVITATION' }),
    others: [() => ({ name: 'Another' })],
    payload: 'seq inviteCode season { id }',
  },
};

/** The mutations whose input says that a key has no effect. */
const KEYLESS = [
  'signOut',
  'deleteAccount',
  'createStreamTicket',
  'startExhibition',
  'requestPasswordReset',
  'stopMailNotices',
];
/**
 * `setMailNotices` needs a confirmed address: test/api/mail-notices.test.ts.
 * `startPractice` creates its season as `createRound` does: test/api/practice.test.ts. Links of mails
 * belong to no signed-in account: test/api/mail-addresses.test.ts
 * and test/api/password-reset.test.ts. Identities need a ticket of a provider:
 * test/api/sign-in.test.ts.
 */
const ELSEWHERE = [
  'startPractice',
  'confirmMailAddress',
  'resetPassword',
  'setMailNotices',
  'signInWithIdentity',
  'linkIdentity',
];

/** True if the mutation names its season, or a part of it, so that the engine keeps its answer. */
function isOfSeason({ args: [input] }: GraphQLField<unknown, unknown>): boolean {
  const type = isNonNullType(input?.type) ? input.type.ofType : input?.type;
  if (!isInputObjectType(type)) return false;
  return Object.values(type.getFields()).some(
    (field) => field.name !== 'idempotencyKey' && /^ID!?$/.test(String(field.type)),
  );
}

it('have a row here, unless their season keeps their answers', () => {
  const mutations = Object.values(api.schema.getMutationType()!.getFields());
  const ofAccount = mutations.filter((field) => field.name in ROWS || !isOfSeason(field));
  expect(ofAccount.map(({ name }) => name).toSorted()).toEqual(
    [...Object.keys(ROWS), ...KEYLESS, ...ELSEWHERE].toSorted(),
  );
});

const send = async (mutation: string, input: Input, token: string | null): Promise<Answer> => {
  const type = `${mutation[0]!.toUpperCase()}${mutation.slice(1)}Input!`;
  const document = `mutation ($input: ${type}) {
    answer: ${mutation}(input: $input) { refusal { code } ${ROWS[mutation]!.payload} }
  }`;
  const answer = await api.data(document, { input }, token);
  return (answer as unknown as { readonly answer: Answer }).answer;
};

let accounts = 0;

async function sender({ from }: Row): Promise<Sender> {
  accounts += 1;
  const handle = `sender-${String(accounts)}`;
  if (from !== 'GUEST') {
    return { handle, token: from === undefined ? await api.signUp(handle) : '' };
  }
  const guest = await send('startGuest', { displayName: handle }, null);
  return { handle, token: textOf(guest.token) };
}

async function accessTokens({ token }: Sender): Promise<readonly string[]> {
  const make = async (): Promise<string> => {
    const made = await send('createAccessToken', { name: 'first', scopes: ['READ'] }, token);
    return textOf(made.accessToken.id);
  };
  return [await make(), await make()];
}

const REUSED = { refusal: { code: 'IDEMPOTENCY_KEY_REUSED' } };

describe.each(Object.entries(ROWS))('%s', (mutation, row) => {
  it('gives the first answer to a repeat of its key, and none to another request', async () => {
    const who = await sender(row);
    const isSigned = row.from !== 'NOBODY' && mutation !== 'signIn';
    const ids = isSigned ? await accessTokens(who) : [];
    const token = isSigned ? who.token : null;
    const input = { ...row.input(who, ids), idempotencyKey: KEY + mutation };
    const first = await send(mutation, input, token);
    expect(first.refusal).toBeNull();
    expect(await send(mutation, input, token)).toEqual(first);
    for (const other of row.others) {
      const asked = { ...input, ...other(ids) };
      expect([asked, await send(mutation, asked, token)]).toMatchObject([asked, REUSED]);
    }
    expect(await send(mutation, input, token)).toEqual(first);

    const present = isSigned ? who.token : textOf(first.token);
    const [another, name] =
      mutation === 'changeDisplayName'
        ? (['createAccessToken', { name: 'x', scopes: ['READ'] }] as const)
        : (['changeDisplayName', { displayName: 'Crossed' }] as const);
    const crossed = { ...name, idempotencyKey: KEY + mutation };
    expect(await send(another, crossed, present)).toMatchObject(REUSED);

    const { account } = (await api.deps.accounts.authenticate(present))!;
    const kept = JSON.stringify(await api.store.accounts.answerTo(account.id, KEY + mutation));
    expect(kept).toContain('"digest"');
    const secret = (first as Partial<Answer>).token ?? (first as Partial<Answer>).path ?? null;
    for (const text of [PASSWORD, NEW_PASSWORD, ...(secret === null ? [] : [textOf(secret)])]) {
      expect(kept).not.toContain(text);
    }
  });
});

describe('a late repeat', () => {
  it('leaves newer sessions, preferences and read marks alone', async () => {
    const who = await sender(ROWS['changeHandle']!);
    const { handle, token } = who;
    const late = [
      ['signOutEverywhere', { exceptThis: true, idempotencyKey: 'all out' }],
      ['setInboxPreferences', { muted: ['OUTBID'], idempotencyKey: 'muted' }],
      [
        'changePassword',
        { currentPassword: PASSWORD, newPassword: NEW_PASSWORD, idempotencyKey: 'pw' },
      ],
    ] as const;
    const answers = [];
    for (const [mutation, input] of late) answers.push(await send(mutation, input, token));
    const session = await send('signIn', { handle, password: NEW_PASSWORD }, null);
    await send('setInboxPreferences', { muted: [] }, token);
    for (const [at, [mutation, input]] of late.entries()) {
      const again = await send(mutation, input, token);
      if (mutation !== 'setInboxPreferences') expect(again).toEqual(answers[at]);
    }
    expect(await api.deps.accounts.authenticate(textOf(session.token))).not.toBeNull();
    const { viewer: now } = await api.data('{ viewer { inboxPreferences { muted } } }', {}, token);
    expect(now.inboxPreferences.muted).toEqual([]);
  });

  it('of a refused request is judged again, since nothing was done', async () => {
    const who = await sender(ROWS['changeHandle']!);
    const other = await sender(ROWS['changeHandle']!);
    const input = { handle: other.handle, password: PASSWORD, idempotencyKey: 'taken' };
    expect(await send('changeHandle', input, who.token)).toMatchObject({
      refusal: { code: 'HANDLE_TAKEN' },
    });
    const freed = { handle: `${other.handle}-freed`, password: PASSWORD };
    await send('changeHandle', freed, other.token);
    expect((await send('changeHandle', input, who.token)).refusal).toBeNull();
  });

  it('of a new key on a revoked token finds no token', async () => {
    const who = await sender(ROWS['revokeAccessToken']!);
    const [tokenId] = await accessTokens(who);
    await send('revokeAccessToken', { tokenId, idempotencyKey: 'one' }, who.token);
    const again = await send('revokeAccessToken', { tokenId, idempotencyKey: 'two' }, who.token);
    expect(again).toMatchObject({ refusal: { code: 'TOKEN_NOT_FOUND' }, tokenId: null });
  });
});
