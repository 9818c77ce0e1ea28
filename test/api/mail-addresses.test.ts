import {
  ConfirmMailAddressDocument,
  OwnMailDocument,
  RemoveMailAddressDocument,
  SetMailAddressDocument,
  SetPasswordDocument,
} from '../generated/operations';
import { until } from '../support/async-queue';
import { pairs } from '../support/installations';
import type { OpenNode, Site } from '../support/installations';
import { linkToken, MailServer } from '../support/mail-server';
import { PASSWORD, Person, signUp } from '../support/person';

const ANN = 'ann@example.org';

describe.each(pairs())('a mail address on $name', ({ fresh }) => {
  let site: Site;
  let node: OpenNode;
  let ann: Person;
  let mails: MailServer;

  beforeEach(async () => {
    site = await fresh();
    mails = await MailServer.open();
    node = await site.open({}, null, mails.env());
    ann = await signUp(node.client, 'ann');
  });
  afterEach(async () => {
    await site.drop();
    await mails.close();
  });

  const set = async (person: Person, address: string, more: object = {}) => {
    const input = { address, password: PASSWORD, ...more };
    const { setMailAddress } = await person.ask(SetMailAddressDocument, { input });
    return setMailAddress.refusal?.code ?? null;
  };
  const confirm = async (token: string, more: object = {}) => {
    const input = { token, ...more };
    const nobody = new Person(node.client, null);
    const { confirmMailAddress } = await nobody.ask(ConfirmMailAddressDocument, { input });
    return confirmMailAddress.refusal?.code ?? null;
  };
  const boxOf = async (person: Person) => (await person.ask(OwnMailDocument, {})).viewer!.mailBox;

  it('is confirmed by a link that works once', async () => {
    expect(await boxOf(ann)).toEqual({ address: null, pendingAddress: null });
    expect(await set(ann, ` ${ANN} `)).toBeNull();
    expect(await boxOf(ann)).toEqual({ address: null, pendingAddress: ANN });
    const mail = await mails.heard.next();
    expect(mail).toMatchObject({ from: 'games@ridotto.example', to: ANN });
    expect(mail.headers).toMatchObject({
      subject: 'Confirm your mail address for Ridotto',
      from: 'Ridotto <games@ridotto.example>',
      'auto-submitted': 'auto-generated',
    });
    expect(Date.parse(mail.headers['date']!)).toBe(site.clock.now());
    const token = linkToken(mail);
    for (const form of [mail.text, mail.html]) {
      expect(form).toContain(`https://ridotto.example/me/confirm#${token}`);
    }
    expect(await confirm(`${token}x`)).toBe('MAIL_LINK_INVALID');
    expect(await confirm(token)).toBeNull();
    expect(await boxOf(ann)).toEqual({ address: ANN, pendingAddress: null });
    expect(await confirm(token)).toBe('MAIL_LINK_INVALID');
    expect(mails.tried).toEqual([ANN]);
    const log = node.log.join('\n');
    expect([log.includes(token), log.includes(ANN)]).toEqual([false, false]);
  });

  it('answers repeats by their key', async () => {
    expect(await set(ann, ANN, { idempotencyKey: 'a' })).toBeNull();
    expect(await set(ann, ANN, { idempotencyKey: 'a' })).toBeNull();
    const token = linkToken(await mails.heard.next());
    expect(await set(ann, 'x@example.org', { idempotencyKey: 'a' })).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(await confirm(token, { idempotencyKey: 'b' })).toBeNull();
    expect(await confirm(token, { idempotencyKey: 'b' })).toBeNull();
    expect(await confirm(token, { idempotencyKey: 'c' })).toBe('MAIL_LINK_INVALID');
    expect(mails.tried).toEqual([ANN]);
  });

  it('is replaced only once the new one is confirmed', async () => {
    await set(ann, ANN);
    await confirm(linkToken(await mails.heard.next()));
    await set(ann, 'first@example.org');
    const first = linkToken(await mails.heard.next());
    await set(ann, 'second@example.org');
    const second = linkToken(await mails.heard.next());
    expect(await boxOf(ann)).toEqual({ address: ANN, pendingAddress: 'second@example.org' });
    expect(await confirm(first)).toBe('MAIL_LINK_INVALID');
    expect(await confirm(second)).toBeNull();
    expect(await boxOf(ann)).toEqual({ address: 'second@example.org', pendingAddress: null });
  });

  it('cannot be confirmed after a day, nor once it was removed', async () => {
    await set(ann, ANN);
    const late = linkToken(await mails.heard.next());
    site.clock.forward(24 * 3_600_000);
    expect(await confirm(late)).toBe('MAIL_LINK_INVALID');
    await set(ann, ANN);
    const removed = linkToken(await mails.heard.next());
    const { removeMailAddress } = await ann.ask(RemoveMailAddressDocument, {});
    expect(removeMailAddress.viewer?.mailBox).toEqual({ address: null, pendingAddress: null });
    expect(await confirm(removed)).toBe('MAIL_LINK_INVALID');
  });

  it('is asked for with the password, in the right form', async () => {
    expect(await set(ann, ANN, { password: 'a wrong password' })).toBe('WRONG_CREDENTIALS');
    const input = { address: 'ann@example.org\r\nBcc: bob@example.org', password: PASSWORD };
    const { extensions } = await ann.fault(SetMailAddressDocument, { input });
    expect(extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'address' });
    const guest = new Person(node.client, await node.client.guest('Guest'));
    expect(await set(guest, ANN)).toBe('NO_PASSWORD');
    expect(await boxOf(ann)).toEqual({ address: null, pendingAddress: null });
    expect(mails.tried).toEqual([]);
  });

  it('is not confirmed by a link from before a change of the password', async () => {
    await set(ann, ANN);
    const early = linkToken(await mails.heard.next());
    const newPassword = 'a quite different one';
    const input = { currentPassword: PASSWORD, newPassword };
    const { changePassword } = await ann.ask(SetPasswordDocument, { input });
    expect(changePassword.refusal).toBeNull();
    expect(await boxOf(ann)).toEqual({ address: null, pendingAddress: null });
    expect(await confirm(early)).toBe('MAIL_LINK_INVALID');
    await set(ann, ANN, { password: newPassword });
    expect(await confirm(linkToken(await mails.heard.next()))).toBeNull();
  });

  it('is one account’s, which only its own mail tells', async () => {
    await set(ann, ANN);
    await confirm(linkToken(await mails.heard.next()));
    const bob = await signUp(node.client, 'bob');
    expect(await set(bob, 'ANN@example.org')).toBeNull();
    expect(await confirm(linkToken(await mails.heard.next()))).toBe('MAIL_ADDRESS_TAKEN');
    await ann.ask(RemoveMailAddressDocument, {});
    await set(bob, ANN);
    expect(await confirm(linkToken(await mails.heard.next()))).toBeNull();
  });

  it('gets a few letters in an hour, and nobody learns how many', async () => {
    const people = await Promise.all(
      ['bob', 'cat', 'dan'].map((name) => signUp(node.client, name)),
    );
    for (const person of [ann, ann, ...people]) expect(await set(person, ANN)).toBeNull();
    for (let at = 0; at < 5; at += 1) await mails.heard.next();
    const last = await signUp(node.client, 'eve');
    expect(await set(last, ANN)).toBeNull();
    expect(await boxOf(last)).toEqual({ address: null, pendingAddress: ANN });
    for (let at = 0; at < 3; at += 1) await set(ann, `other-${at}@example.org`);
    for (let at = 0; at < 3; at += 1) await mails.heard.next();
    const { extensions } = await ann.fault(SetMailAddressDocument, {
      input: { address: 'one-more@example.org', password: PASSWORD },
    });
    expect(extensions).toMatchObject({ code: 'RATE_LIMITED', limit: 'mailsPerAccount' });
    site.clock.forward(3_600_001);
    expect(await set(last, ANN)).toBeNull();
    expect((await mails.heard.next()).to).toBe(ANN);
    expect(mails.tried.filter((each) => each === ANN)).toHaveLength(6);
  });

  it('gets its letter once the mail server is there again', async () => {
    let refusals = 2;
    mails.reply = (at) => {
      if (at !== 'TO' || refusals === 0) return null;
      refusals -= 1;
      return { code: 451, message: 'Try again.' };
    };
    await set(ann, ANN);
    await until(() => {
      site.clock.forward(10_000);
      return mails.all.length === 1;
    });
    expect(mails.tried).toEqual([ANN, ANN, ANN]);
    expect(await confirm(linkToken(mails.all[0]!))).toBeNull();
  });

  it('is not offered without a mail server', async () => {
    await node.close();
    const other = await site.open();
    const there = new Person(other.client, ann.token);
    const { server, viewer } = await there.ask(OwnMailDocument, {});
    expect([server.mail, viewer?.mailBox]).toEqual([false, null]);
    expect(await set(there, ANN)).toBe('MAIL_OFF');
  });
});
