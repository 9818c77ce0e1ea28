import { loadSchema } from '../../src/graphql';
import { accountId, seasonId } from '../../src/kernel';
import { everyMutation } from '../query-cost/every-mutation';
import type { AskedMutation } from '../query-cost/every-mutation';
import { valuesIn } from '../query-cost/mutation-values';
import { openApi, textOf } from '../support/in-process-api';
import type { ApiHouse } from '../support/in-process-api';

const SCOPES = ['READ', 'PLAY', 'HOST'] as const;
type Scope = (typeof SCOPES)[number];

/** The scopes of the mutations that need others than PLAY. */
const NEEDED: Readonly<Record<string, readonly Scope[]>> = {
  ...all(
    ['signUp', 'signIn', 'signInWithIdentity', 'signOut', 'startGuest', 'startExhibition'],
    [],
  ),
  // These two compare the scopes of tokens; test/graphql/accounts.test.ts.
  ...all(['createAccessToken', 'revokeAccessToken'], []),
  ...all(['confirmMailAddress', 'requestPasswordReset', 'resetPassword', 'stopMailNotices'], []),
  ...all(['setMailAddress', 'removeMailAddress', 'setMailNotices'], SCOPES),
  ...all(['claimGuest', 'changePassword', 'changeDisplayName', 'changeHandle'], SCOPES),
  ...all(['deleteAccount', 'signOutEverywhere', 'linkIdentity', 'unlinkIdentity'], SCOPES),
  ...all(['createStreamTicket', 'createFeedToken'], ['READ']),
  ...all(['startPractice'], ['PLAY', 'HOST']),
  // PLAY is for the own seat, `playerName`.
  ...all(['createRound', 'createDynasty'], ['PLAY', 'HOST']),
  ...all(['describeSeason', 'rotateInvite', 'closeSeason'], ['HOST']),
  ...all(['removePlayer', 'handOnHost', 'shareHost', 'unshareHost', 'handOnDealer'], ['HOST']),
  ...all(['publishRuleset', 'advanceClock', 'grantItems', 'createDuck'], ['HOST']),
  ...all(['createWorkOfArt', 'appointJudge'], ['HOST']),
  // For the account's own inbox the others, too; test/api/webhooks.test.ts.
  ...all(['createWebhook', 'updateWebhook', 'deleteWebhook', 'rotateWebhookSecret'], ['HOST']),
  ...all(['testWebhook', 'redeliverWebhook'], ['HOST']),
};

function all(names: readonly string[], scopes: readonly Scope[]): Record<string, readonly Scope[]> {
  return Object.fromEntries(names.map((name) => [name, scopes]));
}

const values = valuesIn({ kind: 'ROUND', season: seasonId('s'), account: accountId('a') });
/** Each mutation once, with a small input. */
const MUTATIONS = new Map(
  everyMutation(loadSchema(), { ...values, patch: [], bytes: 100_000 }).map((asked) => [
    asked.field,
    asked,
  ]),
);

let api: ApiHouse;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());

/** The tokens of an account, each without one of the scopes. */
async function limitedTokens(handle: string): Promise<string[]> {
  const owner = await api.signUp(handle);
  const document = `mutation ($input: CreateAccessTokenInput!) {
    createAccessToken(input: $input) { token } }`;
  const tokens: string[] = [];
  for (const scope of SCOPES) {
    const input = { name: scope, scopes: SCOPES.filter((other) => other !== scope) };
    tokens.push(textOf((await api.data(document, { input }, owner)).createAccessToken.token));
  }
  return tokens;
}

/** The scopes that the mutation misses in one of the tokens. */
async function missing(
  { text, input }: AskedMutation,
  tokens: readonly string[],
): Promise<unknown[]> {
  const scopes: unknown[] = [];
  for (const token of tokens) {
    const { code, scope } = (await api.ask(text, { input }, token)).errors[0]?.extensions ?? {};
    if (code === 'FORBIDDEN') scopes.push(scope);
  }
  return scopes;
}

it('are listed only for mutations that exist', () => {
  expect(Object.keys(NEEDED).filter((name) => !MUTATIONS.has(name))).toEqual([]);
});

describe('each mutation needs its scopes, and no other', () => {
  let tokens: string[];
  beforeAll(async () => {
    tokens = await limitedTokens('owner');
  });

  it.each([...MUTATIONS.keys()])('%s', async (name) => {
    const needed = NEEDED[name] ?? ['PLAY'];
    // A mutation that needs none is carried out, and may end the token.
    const own = needed.length === 0 ? await limitedTokens(name.toLowerCase()) : tokens;
    expect(await missing(MUTATIONS.get(name)!, own)).toEqual(needed);
  });
});
