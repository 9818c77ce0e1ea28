/** The origins of Discord, unless the operator sets others. */
export const DISCORD_ORIGINS: readonly string[] = [
  'https://discord.com',
  'https://discordapp.com',
  'https://ptb.discord.com',
  'https://canary.discord.com',
];

/** [Discord, "Execute Webhook"] */
const PATH = /^\/api\/(?:v\d{1,2}\/)?webhooks\/\d{1,20}\/[\w-]{1,100}$/;

/** True if the address is within one of the origins of Discord. */
export const isOfDiscord = (address: string, origins: readonly string[]): boolean =>
  URL.canParse(address) && origins.includes(new URL(address).origin);

/** True if Discord takes messages at the address: an incoming webhook of a channel. */
export const isDiscordWebhook = (address: string, origins: readonly string[]): boolean =>
  isOfDiscord(address, origins) && PATH.test(new URL(address).pathname);

/** The address that makes a message, or edits one, and answers with it. */
export function discordTarget(address: string, edited: string | null): string {
  const url = new URL(address);
  if (edited !== null) url.pathname += `/messages/${edited}`;
  url.searchParams.set('wait', 'true');
  return url.href;
}
