import { Mailer, readSmtpUrl } from '../../../src/delivery';
import { instant } from '../../../src/kernel';
import type { MailProblem } from '../../../src/delivery';
import { MailServer } from '../../support/mail-server';

const AT = instant(Date.parse('2026-11-29T20:00:00Z'));
const FROM = { name: 'Ridotto', address: 'games@ridotto.example' };
const MAIL = {
  ...{ to: 'ann@example.org', subject: 'Hello', text: 'Good news.', html: '<p>Good news.</p>' },
  ...{ id: 'm1', thread: 't1', headers: {} },
};

describe('mail by SMTP', () => {
  let mails: MailServer;
  let mailer: Mailer;
  beforeEach(async () => {
    mails = await MailServer.open();
    mailer = new Mailer({ smtp: readSmtpUrl(mails.url)!, from: FROM });
  });
  afterEach(async () => {
    mailer.close();
    await mails.close();
  });

  it('has ids of the sender’s domain, and no line of its own making in the headers', async () => {
    const subject = 'Round\r\nBcc: bob@example.org';
    const reply = await mailer.send({ ...MAIL, subject, headers: { 'X-Kind': 'a\r\nX: b' } }, AT);
    expect(reply).toMatchObject({ status: 250, failure: null });
    const { headers, to } = await mails.heard.next();
    expect(to).toBe('ann@example.org');
    expect(headers).toMatchObject({
      'message-id': '<m1@ridotto.example>',
      'in-reply-to': '<t1@ridotto.example>',
      references: '<t1@ridotto.example>',
      date: 'Sun, 29 Nov 2026 20:00:00 +0000',
    });
    expect(Object.keys(headers)).not.toContain('bcc');
    expect(Object.keys(headers)).not.toContain('x');
  });

  it.each([
    ['TO', 450, 'STATUS_NOT_OK'],
    ['TO', 550, 'GONE'],
    ['TO', 552, 'STATUS_NOT_OK'],
    ['DATA', 554, 'STATUS_NOT_OK'],
    ['FROM', 550, 'SERVER_ERROR'],
  ] as const)('tells a refusal at %s with %i as %s', async (at, code, failure) => {
    mails.reply = (where) => (where === at ? { code, message: 'No ann@example.org here.' } : null);
    expect(await mailer.send(MAIL, AT)).toMatchObject({
      status: code,
      failure,
      answer: `${code} No [address] here.`,
    });
  });

  it('ends in time if the server says nothing, and refuses what finds no connection', async () => {
    mails.isSilent = true;
    const smtp = readSmtpUrl(mails.url)!;
    mailer.close();
    mailer = new Mailer({ smtp, from: FROM, timeoutMs: 300, waitMs: 50 });
    const sent = Array.from({ length: 6 }, () => mailer.send(MAIL, AT));
    const failures = (await Promise.all(sent)).map(({ failure }) => failure);
    expect(failures.toSorted()).toEqual(['RATE_LIMITED', ...Array<string>(5).fill('TIMED_OUT')]);
  });

  it('cuts the connection of a mail that takes too long, so that it cannot arrive later', async () => {
    mails.isSilent = true;
    mailer.close();
    mailer = new Mailer({ smtp: readSmtpUrl(mails.url)!, from: FROM, timeoutMs: 300 });
    expect(await mailer.send(MAIL, AT)).toMatchObject({ failure: 'TIMED_OUT' });
    await mails.ended.next();
    mails.isSilent = false;
    expect(await mailer.send(MAIL, AT)).toMatchObject({ failure: null });
  });

  it('cuts what is under way once it is closed', async () => {
    mails.isSilent = true;
    const sent = mailer.send(MAIL, AT);
    await mails.came.next();
    mailer.close();
    expect(await sent).toMatchObject({ failure: 'SERVER_ERROR' });
    await mails.ended.next();
  });

  it('hides the receiver’s address from an answer, whatever its case', async () => {
    mails.reply = () => ({ code: 450, message: 'No ANN@example.ORG here, nor annXexample.org.' });
    const { answer } = await mailer.send(MAIL, AT);
    expect(answer).toBe('450 No [address] here, nor annXexample.org.');
  });

  it('tells why mail fails once a minute, without the address and without the answer', async () => {
    const problems: MailProblem[] = [];
    mailer.close();
    mailer = new Mailer({
      ...{ smtp: readSmtpUrl(mails.url)!, from: FROM },
      onProblem: (problem) => problems.push(problem),
    });
    mails.reply = (at) => (at === 'TO' ? { code: 550, message: 'No such user.' } : null);
    await mailer.send(MAIL, AT);
    expect(problems).toEqual([]);
    mails.reply = () => ({ code: 450, message: 'Not for ann@example.org.' });
    for (const ms of [0, 59_999, 60_000]) await mailer.send(MAIL, instant(AT + ms));
    const problem = { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 450 };
    expect(problems).toEqual([problem, problem]);
  });

  it('is an error of the server’s own if no mail server is there', async () => {
    await mails.close();
    expect(await mailer.send(MAIL, AT)).toMatchObject({ status: null, failure: 'SERVER_ERROR' });
    mails = await MailServer.open();
  });
});
