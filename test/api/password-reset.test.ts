import {
  ConfirmMailAddressDocument,
  OwnMailDocument,
  RequestPasswordResetDocument,
  ResetPasswordDocument,
  SetMailAddressDocument,
} from '../generated/operations';
import { until } from '../support/async-queue';
import { pairs } from '../support/installations';
import type { OpenNode, Site } from '../support/installations';
import { linkToken, MailServer } from '../support/mail-server';
import { PASSWORD, Person, signUp } from '../support/person';

const ANN = 'ann@example.org';
const NEW = 'a quite different one';
const TOKENS = 'query { viewer { tokens { id } } }';
const SIGN_IN = `mutation ($handle: String!, $password: String!) {
  signIn(input: { handle: $handle, password: $password }) { token refusal { code } }
}`;
const CHANGE = `mutation ($old: String!, $new: String!) {
  changePassword(input: { currentPassword: $old, newPassword: $new }) { refusal { code } }
}`;

describe.each(pairs())('a forgotten password on $name', ({ fresh }) => {
  let site: Site;
  let node: OpenNode;
  let ann: Person;
  let nobody: Person;
  let mails: MailServer;

  beforeEach(async () => {
    site = await fresh();
    mails = await MailServer.open();
    node = await site.open({}, null, mails.env());
    nobody = new Person(node.client, null);
    ann = await signUp(node.client, 'ann');
    await ann.ask(SetMailAddressDocument, { input: { address: ANN, password: PASSWORD } });
    const token = linkToken(await mails.heard.next());
    await nobody.ask(ConfirmMailAddressDocument, { input: { token } });
  });
  afterEach(async () => {
    await site.drop();
    await mails.close();
  });

  const request = async (account: string) => {
    const answer = await nobody.ask(RequestPasswordResetDocument, { input: { account } });
    return answer.requestPasswordReset;
  };
  const linkFor = async (account: string): Promise<string> => {
    await request(account);
    return linkToken(await mails.heard.next());
  };
  const reset = async (token: string, more: object = {}) => {
    const input = { token, newPassword: NEW, ...more };
    const { resetPassword } = await nobody.ask(ResetPasswordDocument, { input });
    return resetPassword.refusal?.code ?? null;
  };
  const signsIn = async (password: string): Promise<boolean> => {
    const { body } = await nobody.post(SIGN_IN, { handle: 'ann', password });
    return JSON.stringify(body).includes('rdt_');
  };

  it.each(['ANN', 'Ann@Example.org'])('is replaced by a link for %s, once', async (account) => {
    const token = await linkFor(account);
    expect(mails.all.at(-1)).toMatchObject({ to: ANN });
    expect(mails.all.at(-1)?.text).toContain(`https://ridotto.example/me/reset#${token}`);
    expect(await reset(token)).toBeNull();
    expect([await signsIn(PASSWORD), await signsIn(NEW)]).toEqual([false, true]);
    expect((await ann.fault(TOKENS)).extensions).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await reset(token, { newPassword: PASSWORD })).toBe('MAIL_LINK_INVALID');
    expect(node.log.join('\n')).not.toContain(token);
  });

  it('has the same answer for an account that there is not, and sends nothing', async () => {
    await signUp(node.client, 'bob');
    const answers = [];
    for (const account of ['ann', 'bob', 'nobody-here', 'x@example.org', 'not an address@']) {
      answers.push(await request(account));
    }
    expect(answers).toEqual(Array(5).fill({ refusal: null, accepted: true }));
    await mails.heard.next();
    await linkFor('ann');
    expect(mails.tried).toEqual([ANN, ANN, ANN]);
  });

  it('is replaced by no link that is too old, nor after a change of the password', async () => {
    const late = await linkFor('ann');
    site.clock.forward(3_600_000);
    expect(await reset(late)).toBe('MAIL_LINK_INVALID');
    const [first, second] = [await linkFor('ann'), await linkFor('ann')];
    expect(await reset(second, { newPassword: 'password' })).toBe('PASSWORD_TOO_EASY');
    expect(await reset(second)).toBeNull();
    expect(await reset(first)).toBe('MAIL_LINK_INVALID');
    const third = await linkFor('ann');
    const { body } = await nobody.post(SIGN_IN, { handle: 'ann', password: NEW });
    const session = (body.data as { signIn: { token: string } }).signIn.token;
    await new Person(node.client, session).post(CHANGE, { old: NEW, new: PASSWORD });
    expect(await reset(third)).toBe('MAIL_LINK_INVALID');
    expect(await signsIn(PASSWORD)).toBe(true);
  });

  it('is replaced together with all other links, also those to a new address', async () => {
    const input = { address: 'thief@example.org', password: PASSWORD };
    await ann.ask(SetMailAddressDocument, { input });
    const stolen = linkToken(await mails.heard.next());
    expect(await reset(await linkFor('ann'))).toBeNull();
    const { confirmMailAddress } = await nobody.ask(ConfirmMailAddressDocument, {
      input: { token: stolen },
    });
    expect(confirmMailAddress.refusal?.code).toBe('MAIL_LINK_INVALID');
  });

  it('is not replaced by the link of a confirmation, nor the other way', async () => {
    await ann.ask(SetMailAddressDocument, {
      input: { address: 'new@example.org', password: PASSWORD },
    });
    expect(await reset(linkToken(await mails.heard.next()))).toBe('MAIL_LINK_INVALID');
    const token = await linkFor('ann');
    const { confirmMailAddress } = await nobody.ask(ConfirmMailAddressDocument, {
      input: { token },
    });
    expect(confirmMailAddress.refusal?.code).toBe('MAIL_LINK_INVALID');
    expect((await ann.ask(OwnMailDocument, {})).viewer?.mailBox?.address).toBe(ANN);
  });

  it('answers repeats by their key', async () => {
    const token = await linkFor('ann');
    expect(await reset(token, { idempotencyKey: 'a' })).toBeNull();
    expect(await reset(token, { idempotencyKey: 'a' })).toBeNull();
    const other = { idempotencyKey: 'a', newPassword: 'a third password' };
    expect(await reset(token, other)).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(await signsIn(NEW)).toBe(true);
  });

  it('brings few mails in an hour to one mailbox, and few from one address', async () => {
    for (let at = 0; at < 6; at += 1) expect(await request('ann')).toMatchObject({ refusal: null });
    await until(() => mails.all.length === 5);
    for (let at = 0; at < 13; at += 1) await request(`nobody-${at}`);
    const { extensions } = await nobody.fault(RequestPasswordResetDocument, {
      input: { account: 'ann' },
    });
    expect(extensions).toMatchObject({ code: 'RATE_LIMITED', limit: 'mailsPerAddress' });
    site.clock.forward(3_600_001);
    await request('ann');
    await until(() => mails.all.length === 6);
  });
});
