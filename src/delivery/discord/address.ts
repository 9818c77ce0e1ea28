/** The origins of Discord; the operator can add others. */
export const DISCORD_ORIGINS: readonly string[] = [
  'https://discord.com',
  'https://discordapp.com',
  'https://ptb.discord.com',
  'https://canary.discord.com',
];

/** [Discord, "Execute Webhook"] */
const PATH = /^\/api\/(?:v\d{1,2}\/)?webhooks\/\d{1,20}\/[\w-]{1,100}$/;

/** True if the address has the host of one of the origins of Discord, with any scheme. */
export const isOfDiscord = (address: string, origins: readonly string[]): boolean =>
  URL.canParse(address) && origins.some((each) => new URL(each).host === new URL(address).host);

/** True if Discord takes messages at the address: an incoming webhook of a channel. */
export function isDiscordWebhook(address: string, origins: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, pathname } = new URL(address);
  return origins.includes(origin) && PATH.test(pathname);
}

/** The address that makes a message, or edits one, and answers with it. */
export function discordTarget(address: string, edited: string | null): string {
  const url = new URL(address);
  if (edited !== null) url.pathname += `/messages/${edited}`;
  url.searchParams.set('wait', 'true');
  return url.href;
}
