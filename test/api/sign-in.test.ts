import {
  LinkIdentityDocument,
  MyIdentitiesDocument,
  SetPasswordDocument,
  SignInWithIdentityDocument,
  UnlinkIdentityDocument,
} from '../generated/operations';
import type { SignInWithIdentityInput } from '../generated/operations';
import { pairs } from '../support/installations';
import type { OpenNode, Site } from '../support/installations';
import { CLIENT, OpenIdProvider } from '../support/openid/open-id-provider';
import { landingOf, Visitor } from '../support/openid/visitor';
import { PASSWORD, Person, signUp } from '../support/person';

const MINUTE = 60_000;

describe.each(pairs())('signing in with a provider on $name', ({ fresh }) => {
  let site: Site;
  let node: OpenNode;
  let provider: OpenIdProvider;
  let nobody: Person;

  beforeAll(async () => {
    [site, provider] = await Promise.all([fresh(), OpenIdProvider.open()]);
    const club = { id: 'club', name: 'The club', issuer: provider.issuer, ...CLIENT };
    // This port is free, and this one is nobody's.
    const away = { ...club, id: 'away', name: 'Away', issuer: 'http://127.0.0.1:9' };
    node = await site.open({}, null, { OIDC_PROVIDERS: JSON.stringify([club, away]) });
    await provider.serve(`${node.client.url}/sign-in/club/callback`);
    nobody = new Person(node.client, null);
  });
  afterAll(async () => {
    await site.drop();
    await provider.close();
  });

  const visitor = (): Visitor => new Visitor(node.client.url);
  /** A ticket for a person at the provider, and its proof. */
  async function ticketOf(login: string): Promise<{ ticket: string; proof: string }> {
    const browser = visitor();
    const { ticket, problem } = await browser.signIn('club', login);
    expect(problem).toBeNull();
    return { ticket: ticket!, proof: browser.proof };
  }
  const enter = async (input: SignInWithIdentityInput) =>
    (await nobody.ask(SignInWithIdentityDocument, { input })).signInWithIdentity;
  /** Signs in as a person at the provider, with a handle for a new account. */
  async function entered(login: string, handle: string | null = null): Promise<Person> {
    const done = await enter({ ...(await ticketOf(login)), handle });
    expect(done.refusal).toBeNull();
    return new Person(node.client, done.token);
  }
  const me = async (person: Person) => (await person.ask(MyIdentitiesDocument, {})).viewer!;
  const link = async (person: Person, login: string, handle: string | null = null) => {
    const input = { ...(await ticketOf(login)), handle };
    return (await person.ask(LinkIdentityDocument, { input })).linkIdentity;
  };
  const unlink = async (person: Person, password: string | null = null, id?: string) => {
    const identityId = id ?? (await me(person)).identities[0]!.id;
    const input = { identityId, password };
    return (await person.ask(UnlinkIdentityDocument, { input })).unlinkIdentity.refusal?.code;
  };

  it('makes an account with a chosen name, and later finds it again', async () => {
    const ticket = await ticketOf('ann-0@club');
    expect((await enter(ticket)).refusal?.code).toBe('HANDLE_NEEDED');
    const made = await enter({ ...ticket, handle: 'ann-0', displayName: 'Ann' });
    expect(made.viewer).toMatchObject({
      handle: 'ann-0',
      account: { displayName: 'Ann', guest: false },
    });
    const again = await entered('ann-0@club');
    expect(await me(again)).toMatchObject({
      account: { id: made.viewer!.account.id },
      hasPassword: false,
      identities: [{ issuer: `${provider.issuer}/`, provider: { id: 'club', name: 'The club' } }],
    });
    expect(node.log.join('\n')).not.toContain(ticket.ticket);
  });

  it('asks another name for a taken one, with the same ticket', async () => {
    await signUp(node.client, 'bob-1');
    const ticket = await ticketOf('bob-1@club');
    expect((await enter({ ...ticket, handle: 'BOB-1' })).refusal?.code).toBe('HANDLE_TAKEN');
    expect((await enter({ ...ticket, handle: 'bob-12' })).refusal).toBeNull();
  });

  it('uses a ticket once, and answers a repeat of the same request with the same token', async () => {
    const input = { ...(await ticketOf('ann-2@club')), handle: 'ann-2', idempotencyKey: 'k1' };
    const first = await enter(input);
    expect((await enter(input)).token).toBe(first.token);
    for (const idempotencyKey of [null, 'k2']) {
      expect((await enter({ ...input, idempotencyKey })).refusal?.code).toBe('SIGN_IN_EXPIRED');
    }
  });

  it('refuses a ticket without its proof, and one that is ten minutes old', async () => {
    const ticket = await ticketOf('ann-3@club');
    const stolen = { ...ticket, proof: 'a guess', handle: 'thief' };
    expect((await enter(stolen)).refusal?.code).toBe('SIGN_IN_EXPIRED');
    expect((await enter({ ...ticket, ticket: 'made up' })).refusal?.code).toBe('SIGN_IN_EXPIRED');
    const late = { ...ticket, handle: 'ann-3' };
    const ann = await signUp(node.client, 'bob-3');
    site.clock.forward(10 * MINUTE);
    expect((await enter(late)).refusal?.code).toBe('SIGN_IN_EXPIRED');
    const { linkIdentity } = await ann.ask(LinkIdentityDocument, { input: ticket });
    expect(linkIdentity.refusal?.code).toBe('SIGN_IN_EXPIRED');
  });

  it('lets a guest keep the account, with a chosen name', async () => {
    const guest = new Person(node.client, await node.client.guest('Gus'));
    const before = (await me(guest)).account.id;
    const ticket = await ticketOf('gus-4@club');
    const ask = async (handle: string | null) =>
      (await guest.ask(LinkIdentityDocument, { input: { ...ticket, handle } })).linkIdentity;
    expect((await ask(null)).refusal?.code).toBe('HANDLE_NEEDED');
    expect((await ask('gus-4')).viewer).toMatchObject({
      handle: 'gus-4',
      account: { id: before, displayName: 'Gus', guest: false },
    });
    expect((await me(await entered('gus-4@club'))).account.id).toBe(before);
  });

  it('links to an account with a password, and unlinks with the password', async () => {
    const ann = await signUp(node.client, 'ann-5');
    expect((await link(ann, 'ann-5@club')).refusal).toBeNull();
    expect((await me(await entered('ann-5@club'))).account.id).toBe((await me(ann)).account.id);
    expect((await link(ann, 'other-5@club')).refusal?.code).toBe('PROVIDER_LINKED');
    const id = (await me(ann)).identities[0]!.id;
    expect(await unlink(ann, 'a wrong one')).toBe('WRONG_CREDENTIALS');
    expect(await unlink(ann, PASSWORD)).toBeUndefined();
    expect((await me(ann)).identities).toEqual([]);
    expect(await unlink(ann, PASSWORD, id)).toBe('IDENTITY_NOT_FOUND');
    expect((await enter(await ticketOf('ann-5@club'))).refusal?.code).toBe('HANDLE_NEEDED');
  });

  it('links within 15 minutes of a sign-in, and with no token of a program', async () => {
    const ann = await signUp(node.client, 'ann-s');
    const made = await ann.post(
      `mutation { createAccessToken(input: { name: "bot", scopes: [READ, PLAY, HOST] }) { token } }`,
      {},
    );
    const { token } = made.body.data!['createAccessToken'] as { token: string };
    const bot = new Person(node.client, token);
    expect((await link(bot, 'ann-s@club')).refusal?.code).toBe('SIGN_IN_AGAIN');
    site.clock.forward(16 * MINUTE);
    expect((await link(ann, 'ann-s@club')).refusal?.code).toBe('SIGN_IN_AGAIN');
    expect((await me(ann)).identities).toEqual([]);
  });

  it('refuses to link what belongs to another account, whatever e-mail both have', async () => {
    const ann = await entered('ann-6@club', 'ann-6');
    const bob = await signUp(node.client, 'bob-6');
    expect((await link(bob, 'ann-6@club')).refusal?.code).toBe('IDENTITY_TAKEN');
    expect((await link(ann, 'ann-6@club')).refusal).toBeNull();
    // The provider gives all its users the same unverified address.
    const other = await enter({ ...(await ticketOf('eve-6@club')), handle: 'eve-6' });
    expect(other.viewer?.account.id).not.toBe((await me(ann)).account.id);
  });

  it('links once: a repeat of the key gets the same answer, another request is refused', async () => {
    const ann = await signUp(node.client, 'ann-r');
    const input = { ...(await ticketOf('ann-r@club')), idempotencyKey: 'link' };
    const ask = async (changes: object = {}) =>
      (await ann.ask(LinkIdentityDocument, { input: { ...input, ...changes } })).linkIdentity;
    expect((await ask()).refusal).toBeNull();
    expect((await ask()).refusal).toBeNull();
    const other = await ask({ ticket: 'another' });
    expect(other.refusal?.code).toBe('IDEMPOTENCY_KEY_REUSED');
    expect((await ask({ idempotencyKey: 'again' })).refusal?.code).toBe('SIGN_IN_EXPIRED');
  });

  it('keeps the only way in, until there is a password', async () => {
    const ann = await entered('ann-7@club', 'ann-7');
    expect(await unlink(ann)).toBe('ONLY_WAY_IN');
    const newPassword = 'correct horse battery';
    const set = async (): Promise<string | undefined> =>
      (await ann.ask(SetPasswordDocument, { input: { newPassword } })).changePassword.refusal?.code;
    site.clock.forward(16 * MINUTE);
    expect(await unlink(ann)).toBe('SIGN_IN_AGAIN');
    expect(await set()).toBe('SIGN_IN_AGAIN');
    const again = await entered('ann-7@club');
    const done = await again.ask(SetPasswordDocument, { input: { newPassword } });
    expect(done.changePassword.refusal).toBeNull();
    expect((await me(again)).hasPassword).toBe(true);
    expect(await unlink(again, newPassword)).toBeUndefined();
  });

  it('explains a provider that is away, and one that says no', async () => {
    const { url } = await visitor().begin('away');
    expect(landingOf(url)).toEqual({ ticket: null, problem: 'AWAY' });
    const browser = visitor();
    const { url: form } = await browser.begin('club');
    const denied = await browser.open(`${form.href}/abort`);
    expect(landingOf(denied.url)).toEqual({ ticket: null, problem: 'DENIED' });
  });

  it('refuses an answer that this browser did not ask for, and one that comes twice', async () => {
    const [ann, eve] = [visitor(), visitor()];
    await ann.signIn('club', 'ann-9@club');
    const answer = ann.visited.find((each) => each.includes('/callback?'))!;
    for (const browser of [ann, eve]) {
      expect(landingOf((await browser.open(answer)).url).problem).toBe('WRONG_STATE');
    }
    await eve.begin('club');
    expect(landingOf((await eve.open(answer)).url).problem).toBe('WRONG_STATE');
    const bare = `${node.client.url}/sign-in/club/callback`;
    expect(landingOf((await eve.open(bare)).url).problem).toBe('WRONG_STATE');
  });

  it('explains a provider that leaves between its question and its answer', async () => {
    const browser = visitor();
    await browser.begin('club');
    const state = new URL(browser.visited[0]!).searchParams.get('state')!;
    await provider.close();
    const answer = new URL(`${node.client.url}/sign-in/club/callback`);
    answer.search = new URLSearchParams({ code: 'any', state, iss: provider.issuer }).toString();
    expect(landingOf((await browser.open(answer.href)).url).problem).toBe('AWAY');
    const failures = node.log.filter((line) => line.includes('a sign-in at a provider failed'));
    expect(failures.length).toBeGreaterThan(0);
    expect(node.log.join('\n')).not.toContain(state);
  });
});
