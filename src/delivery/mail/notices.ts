import { printForms } from './html';
import type { Paragraph } from './html';
import type { Mail } from './mailer';

/** One entry of the inbox. */
export type MailedNotice = { readonly heading: string; readonly text: string };

/** The body of a mail with notices of one season, as it is logged: without address and token. */
export type NoticesBody = {
  /** Null if the receiver may no longer see the season. */
  readonly season: { readonly id: string; readonly name: string } | null;
  /** The path of the season's page at the last of the events. */
  readonly path: string | null;
  readonly notices: readonly MailedNotice[];
};

/** The address to which a mail program sends the request to end the notices [RFC 8058]. */
export const STOP_PATH = '/unsubscribe';
/** The page with the button for people. The token is a fragment, which browsers never send. */
const STOP_PAGE = '/me/unsubscribe';

type Receiver = { readonly to: string; readonly token: string; readonly publicUrl: string };

/** The mail of notices. The mails of a season are one thread. */
export function printNotices(
  { id, body }: { readonly id: string; readonly body: string },
  { to, token, publicUrl }: Receiver,
): Mail {
  const { season, path, notices } = JSON.parse(body) as NoticesBody;
  const [first] = notices;
  const subject = first === undefined || notices.length > 1 ? 'News for you' : first.heading;
  const paragraphs: readonly Paragraph[] = [
    ...notices.map(({ heading, text }) => ({ text: `${heading}\n${text}` })),
    ...(path === null ? [] : [{ text: season?.name ?? 'Ridotto', href: publicUrl + path }]),
  ];
  const footer: readonly Paragraph[] = [
    { text: 'You get this mail because your account of Ridotto sends its notices here.' },
    { text: 'End these mails', href: `${publicUrl}${STOP_PAGE}#${token}` },
  ];
  return {
    ...{ to, id },
    subject: `${season?.name ?? 'Ridotto'}: ${subject}`,
    thread: season === null ? null : `season-${season.id}`,
    headers: {
      'List-Unsubscribe': `<${publicUrl}${STOP_PATH}/${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    ...printForms(paragraphs, footer),
  };
}
