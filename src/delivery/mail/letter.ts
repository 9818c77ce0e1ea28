import type { MailLink, Webhook } from '../../engine';
import { instant } from '../../kernel';
import type { Instant } from '../../kernel';
import type { NewsPage } from '../news';
import { printForms } from './html';
import type { Paragraph } from './html';
import type { Mail } from './mailer';

type Purpose = MailLink['purpose'];

const HOUR_MS = 60 * 60 * 1_000;

/** The time for which a link works. */
export const LINK_VALID_MS: Readonly<Record<Purpose, number>> = {
  CONFIRM: 24 * HOUR_MS,
  RESET: HOUR_MS,
};

/** The path of the page that uses a link. The token is a fragment, which browsers never send. */
const PATHS: Readonly<Record<Purpose, string>> = { CONFIRM: '/me/confirm', RESET: '/me/reset' };

/** The one message of a letter: its body, without the token; none once its link is too old. */
export function letterNews(
  { id, name, createdAtMs }: Webhook,
  position: number,
  now: Instant,
  handle: () => Promise<string | null>,
): NewsPage {
  const purpose = name as Purpose;
  const isLate = now >= instant(createdAtMs + LINK_VALID_MS[purpose]);
  const render = async (): Promise<string> => {
    const body: LetterBody = { letter: purpose, handle: (await handle()) ?? '' };
    return JSON.stringify(body);
  };
  const news = position > 0 || isLate ? [] : [{ position: 1, from: 1, id: `letter-${id}`, render }];
  return { news, upTo: 1, refusedFrom: null };
}

type LetterBody = { readonly letter: Purpose; readonly handle: string };

/** The mail of a letter. */
export function printLetter(
  { id, body }: { readonly id: string; readonly body: string },
  {
    to,
    token,
    publicUrl,
  }: { readonly to: string; readonly token: string; readonly publicUrl: string },
): Mail {
  const { letter, handle } = JSON.parse(body) as LetterBody;
  const { subject, paragraphs } = TEXTS[letter](handle, `${publicUrl}${PATHS[letter]}#${token}`);
  return { to, id, subject, thread: null, headers: {}, ...printForms(paragraphs, []) };
}

type Text = { readonly subject: string; readonly paragraphs: readonly Paragraph[] };

const TEXTS: Readonly<Record<Purpose, (handle: string, href: string) => Text>> = {
  CONFIRM: (handle, href) => ({
    subject: 'Confirm your mail address for Ridotto',
    paragraphs: [
      { text: `The account ${handle} of Ridotto asks to use this mail address.` },
      { text: 'Confirm the address', href },
      { text: 'The link works once, for 24 hours.' },
      {
        text: 'If this is not your account, do nothing: nothing more will be sent to you.',
      },
    ],
  }),
  RESET: (handle, href) => ({
    subject: 'Choose a new password for Ridotto',
    paragraphs: [
      { text: `A new password was asked for the account ${handle} of Ridotto.` },
      { text: 'Choose a new password', href },
      { text: 'The link works once, for an hour. Your password stays as it is until then.' },
      { text: 'If you did not ask for this, do nothing.' },
    ],
  }),
};
