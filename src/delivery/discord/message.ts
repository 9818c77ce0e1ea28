import type { Instant } from '../../kernel';

/** A message of Discord, within its limits [Discord, "Embed Limits"]. */
export type DiscordMessage = {
  /** The name of the season; not escaped. */
  readonly title: string;
  /** The address of the season at the event; null if the server's address is not set. */
  readonly url: string | null;
  /** The line before the sentences; not escaped. Null for none. */
  readonly heading?: string | null;
  /** The sentences; not escaped. */
  readonly lines: readonly string[];
  readonly at: Instant;
  /** The address of a picture; null for none. */
  readonly picture: string | null;
};

/** The used part of the body of a message [Discord, "Execute Webhook"]. */
export type DiscordPayload = {
  readonly embeds: readonly [
    {
      readonly title: string;
      readonly url?: string;
      readonly description: string;
      readonly timestamp: string;
      readonly color: number;
      readonly image?: { readonly url: string };
    },
  ];
  readonly allowed_mentions: { readonly parse: readonly [] };
};

/** Of 256; escaping can double the text. */
const LONGEST_TITLE = 120;
/** Of 4,096. A message should stay readable. */
const LONGEST_TEXT = 2_000;
const LONGEST_LINE = 900;
/** Room for the line about the others. */
const RESERVED = 40;
const COLOR = 0x7a1f2b;

/** Prints a message that mentions nobody. */
export function printDiscordMessage(message: DiscordMessage): string {
  const { title, url, heading = null, lines, at, picture } = message;
  const head = heading === null ? '' : `**${escapeDiscord(heading)}**\n`;
  const body: DiscordPayload = {
    embeds: [
      {
        title: escapeDiscord(cut(title, LONGEST_TITLE)),
        ...(url === null ? {} : { url }),
        description: head + textOf(lines),
        timestamp: new Date(at).toISOString(),
        color: COLOR,
        ...(picture === null ? {} : { image: { url: picture } }),
      },
    ],
    allowed_mentions: { parse: [] },
  };
  return JSON.stringify(body);
}

/** The state of a season; `lines` are printed as they are. */
export type DiscordStanding = Pick<DiscordMessage, 'title' | 'url' | 'lines'>;

/** Prints a message that is edited, and so has no time of its own. */
export function printDiscordStanding({ title, url, lines }: DiscordStanding): string {
  const shown: string[] = [];
  for (const line of lines) {
    if ([...shown, line].join('\n').length <= LONGEST_TEXT) shown.push(line);
  }
  const name = escapeDiscord(cut(title, LONGEST_TITLE));
  const embed = { title: name, ...(url === null ? {} : { url }), color: COLOR };
  const body = { embeds: [{ ...embed, description: shown.join('\n') }] };
  return JSON.stringify({ ...body, allowed_mentions: { parse: [] } });
}

/** A time that Discord shows in the zone of each reader, with the time until then. */
export const printDiscordTime = (at: Instant): string => {
  const seconds = Math.floor(at / 1_000);
  return `<t:${seconds}:F> (<t:${seconds}:R>)`;
};

function textOf(lines: readonly string[]): string {
  const [only] = lines;
  if (only !== undefined && lines.length === 1) return escapeDiscord(cut(only, LONGEST_LINE));
  const shown: string[] = [];
  let left = LONGEST_TEXT - RESERVED;
  for (const line of lines) {
    const item = `• ${escapeDiscord(cut(line, LONGEST_LINE))}`;
    if (item.length + 1 > left) break;
    left -= item.length + 1;
    shown.push(item);
  }
  const others = lines.length - shown.length;
  return [...shown, ...(others === 0 ? [] : [`… and ${others} more.`])].join('\n');
}

/** Cuts between characters, never within one. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const kept = text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '');
  return `${kept}…`;
}

/** Marks, links, emoji and mentions are shown as they were written. */
export const escapeDiscord = (text: string): string =>
  text.replaceAll(/[\\*_~`|>#+\-[\]()<@:]/g, '\\$&').replaceAll(/@(everyone|here)/g, '@\u200b$1');
