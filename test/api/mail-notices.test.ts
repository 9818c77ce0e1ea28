import {
  ConfirmMailAddressDocument,
  MailNoticesDocument,
  RemovePlayerDocument,
  SetMailAddressDocument,
  SetMailNoticesDocument,
  StopMailNoticesDocument,
} from '../generated/operations';
import { until } from '../support/async-queue';
import { pairs } from '../support/installations';
import type { OpenNode, Site } from '../support/installations';
import { linkToken, MailServer } from '../support/mail-server';
import type { ArrivedMail } from '../support/mail-server';
import { PASSWORD, Person, signUp } from '../support/person';
import { createRound, join } from './rounds';

const BOB = 'bob@example.org';
const MINUTE_MS = 60_000;
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

describe.each(pairs())('notices by mail on $name', ({ fresh }) => {
  let site: Site;
  let node: OpenNode;
  let host: Person;
  let bob: Person;
  let mails: MailServer;

  beforeEach(async () => {
    site = await fresh();
    mails = await MailServer.open();
    node = await site.open({}, null, mails.env());
    host = await signUp(node.client, 'host');
    bob = await signUp(node.client, 'bob');
    await bob.ask(SetMailAddressDocument, { input: { address: BOB, password: PASSWORD } });
    await confirm();
  });
  afterEach(async () => {
    await site.drop();
    await mails.close();
  });

  async function confirm(): Promise<void> {
    const token = linkToken(await mails.heard.next());
    const { confirmMailAddress } = await bob.ask(ConfirmMailAddressDocument, { input: { token } });
    expect(confirmMailAddress.confirmed).toBe(true);
  }
  /** Gives Bob a notice, and resolves with the season's id. */
  async function removal(name = 'Tuesday'): Promise<string> {
    const { id } = await createRound(host, { name });
    const playerId = await join(bob, id);
    await host.ask(RemovePlayerDocument, { input: { seasonId: id, playerId } });
    return id;
  }
  const viewer = async () => (await bob.ask(MailNoticesDocument, {})).viewer!;
  const notices = async () => (await viewer()).mailBox!.notices;
  const turn = async (on: boolean) => {
    const { setMailNotices } = await bob.ask(SetMailNoticesDocument, { input: { on } });
    return setMailNotices.refusal?.code ?? setMailNotices.viewer?.mailBox?.notices;
  };
  const read = () => bob.post('mutation { markInboxRead(input: {}) { unreadCount } }', {});
  /** The mail of the next notice, which proves that none left before. */
  async function nextMail(): Promise<ArrivedMail> {
    site.clock.forward(MINUTE_MS);
    return mails.heard.next();
  }
  const pathIn = ({ headers }: ArrivedMail): string =>
    /^<https:\/\/ridotto\.example(\/unsubscribe\/[\w-]+)>$/.exec(headers['list-unsubscribe']!)![1]!;
  const post = (path: string, body: string, headers: Record<string, string> = FORM) =>
    fetch(node.client.url + path, { method: 'POST', body, headers });

  it('come after a minute, with the season, the sentence and a link', async () => {
    await removal('Tea & cake');
    expect(mails.all).toHaveLength(1);
    const mail = await nextMail();
    expect(mail.to).toBe(BOB);
    expect(mail.headers['subject']).toBe('Tea & cake: You were removed from a season.');
    expect(mail.headers['references']).toMatch(/^<season-\w+@ridotto\.example>$/);
    expect(mail.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    for (const form of [mail.text, mail.html]) {
      expect(form).toContain('You were removed from a season.');
      expect(form).toContain('https://ridotto.example/me/unsubscribe#');
    }
    expect(mail.text).toContain('Tea & cake');
    expect(mail.html).toContain('Tea &amp; cake');
    const token = linkToken(mail);
    const log = node.log.join('\n');
    expect([log.includes(token), log.includes(BOB)]).toEqual([false, false]);
  });

  it('are not sent if they were read before', async () => {
    await removal('First');
    await read();
    await removal('Second');
    const { text } = await nextMail();
    expect(text).toContain('Second');
    expect(text).not.toContain('First');
    expect(mails.all).toHaveLength(2);
  });

  it('end and begin on request; those between are not sent later', async () => {
    expect(await notices()).toBe('ON');
    expect(await turn(false)).toBe('OFF');
    await removal('Between');
    site.clock.forward(MINUTE_MS);
    expect(await turn(true)).toBe('ON');
    const input = { on: true, idempotencyKey: 'a' };
    const keyed = async (more: object) =>
      (await bob.ask(SetMailNoticesDocument, { input: { ...input, ...more } })).setMailNotices;
    for (const more of [{}, {}]) expect((await keyed(more)).refusal).toBeNull();
    expect((await keyed({ on: false })).refusal?.code).toBe('IDEMPOTENCY_KEY_REUSED');
    await removal('After');
    expect((await nextMail()).text).toContain('After');
    expect(mails.all).toHaveLength(2);
  });

  it('end by one click of a mail program, and by nothing less', async () => {
    await removal();
    const path = pathIn(await nextMail());
    const shown = await fetch(node.client.url + path, { redirect: 'manual' });
    const place = `/me${path.replace(/\/([^/]+)$/, '#$1')}`;
    expect([shown.status, shown.headers.get('location')]).toEqual([303, place]);
    expect((await post(path, 'List-Unsubscribe=No')).status).toBe(400);
    expect((await post(path, '{}', { 'content-type': 'application/json' })).status).toBe(400);
    expect((await post(path, 'x', { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await post(`${path}x`, 'List-Unsubscribe=One-Click')).status).toBe(404);
    expect((await post('/unsubscribe/x', 'List-Unsubscribe=One-Click')).status).toBe(404);
    expect((await post('/graphql', 'List-Unsubscribe=One-Click')).status).toBe(415);
    expect(await notices()).toBe('ON');
    for (let at = 0; at < 2; at += 1) {
      expect((await post(path, 'List-Unsubscribe=One-Click')).status).toBe(200);
      expect(await notices()).toBe('OFF');
    }
    expect(await turn(true)).toBe('ON');
    const form = new FormData();
    form.set('List-Unsubscribe', 'One-Click');
    expect((await fetch(node.client.url + path, { method: 'POST', body: form })).status).toBe(200);
    expect(await notices()).toBe('OFF');
  });

  it('end by the token in the mail, without a sign-in', async () => {
    await removal();
    const token = linkToken(await nextMail());
    const nobody = new Person(node.client, null);
    const stop = async (text: string) => {
      const asked = await nobody.ask(StopMailNoticesDocument, { input: { token: text } });
      return asked.stopMailNotices.refusal?.code ?? asked.stopMailNotices.stopped;
    };
    expect(await stop(`${token}x`)).toBe('MAIL_LINK_INVALID');
    expect(await stop(token)).toBe(true);
    expect(await notices()).toBe('OFF');
    const { setMailNotices } = await host.ask(SetMailNoticesDocument, { input: { on: true } });
    expect(setMailNotices.refusal?.code).toBe('MAIL_ADDRESS_MISSING');
  });

  it('stop for an address that takes no mail, and can begin again', async () => {
    mails.reply = (at) => (at === 'TO' ? { code: 550, message: 'No such user.' } : null);
    await removal();
    site.clock.forward(MINUTE_MS);
    await until(async () => (await notices()) === 'STOPPED');
    expect((await viewer()).inbox.nodes.map(({ kind }) => kind)).toEqual([
      'REMOVED',
      'MAIL_STOPPED',
    ]);
    mails.reply = () => null;
    expect(await turn(true)).toBe('ON');
    await removal('Again');
    expect((await nextMail()).text).toContain('Again');
  });
});
