import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { SMTPServerSession } from 'smtp-server';
import { Heard } from './async-queue';

/** A mail as it arrived. */
export type ArrivedMail = {
  readonly from: string;
  readonly to: string;
  /** The unfolded headers by name in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly html: string;
};

/** The reply to a command or a message; null accepts it. */
export type SmtpRefusal = { readonly code: number; readonly message: string };
type Replying = (at: 'FROM' | 'TO' | 'DATA', address: string) => SmtpRefusal | null;

/** A real SMTP server on this machine. */
export class MailServer {
  readonly heard = new Heard<ArrivedMail>();
  readonly all: ArrivedMail[] = [];
  /** One item for each mail that came whole, also if it gets no reply. */
  readonly came = new Heard<null>();
  /** One item for each connection that ended. */
  readonly ended = new Heard<null>();
  /** The recipients that were tried. */
  readonly tried: string[] = [];
  /** Replies to commands. Tests replace it. */
  reply: Replying = () => null;
  /** True holds messages back without a reply. */
  isSilent = false;

  private constructor(
    private readonly server: SMTPServer,
    readonly url: string,
  ) {}

  static async open(): Promise<MailServer> {
    const answer = (refusal: SmtpRefusal | null, done: (error?: Error | null) => void): void =>
      refusal === null
        ? done()
        : done(Object.assign(new Error(refusal.message), { responseCode: refusal.code }));
    const server: SMTPServer = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onClose: () => mails.ended.hear(null),
      onMailFrom: ({ address }, _session, done) => answer(mails.reply('FROM', address), done),
      onRcptTo: ({ address }, _session, done) => {
        mails.tried.push(address);
        answer(mails.reply('TO', address), done);
      },
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          mails.came.hear(null);
          if (mails.isSilent) return;
          const mail = arrived(Buffer.concat(chunks).toString('utf8'), session);
          const refusal = mails.reply('DATA', mail.to);
          if (refusal === null) {
            mails.all.push(mail);
            mails.heard.hear(mail);
          }
          answer(refusal, done);
        });
      },
    });
    server.on('error', () => undefined);
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', () => resolve());
    });
    const { port } = server.server.address() as AddressInfo;
    const mails = new MailServer(server, `smtp://127.0.0.1:${port}`);
    return mails;
  }

  /** The settings of a server that sends its mail here. */
  env(publicUrl = 'https://ridotto.example'): Record<string, string> {
    return {
      SMTP_URL: this.url,
      MAIL_FROM: 'Ridotto <games@ridotto.example>',
      PUBLIC_URL: publicUrl,
    };
  }

  close(): Promise<void> {
    for (const connection of this.server.connections) {
      (connection as unknown as { readonly _socket: { destroy(): void } })._socket.destroy();
    }
    return new Promise((resolve) => {
      this.server.close(() => resolve());
    });
  }
}

/** The token of the only link with a fragment in a mail. */
export function linkToken({ text }: ArrivedMail): string {
  const token = /#([\w-]+)$/m.exec(text)?.[1];
  if (token === undefined) throw new Error(`no link: ${text}`);
  return token;
}

function arrived(raw: string, { envelope }: SMTPServerSession): ArrivedMail {
  const { headers, body } = partOf(raw);
  const boundary = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '')?.[1] ?? '';
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => partOf(part.trimStart()));
  const content = (type: string): string => {
    const part = parts.find((each) => each.headers['content-type']?.startsWith(type) === true);
    return part === undefined ? '' : decoded(part).replaceAll('\r\n', '\n').trimEnd();
  };
  return {
    from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
    to: envelope.rcptTo.map(({ address }) => address).join(', '),
    headers,
    text: content('text/plain'),
    html: content('text/html'),
  };
}

type Part = { readonly headers: Readonly<Record<string, string>>; readonly body: string };

function partOf(raw: string): Part {
  const at = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, at)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return { headers: Object.fromEntries(headers) as Part['headers'], body: raw.slice(at + 4) };
}

function decoded({ headers, body }: Part): string {
  const encoding = headers['content-transfer-encoding'];
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
