/** The channels of the texts: `#game-actions`, `#auctions` … */
export const CHANNELS = [
  'GAME_ACTIONS',
  'AUCTIONS',
  'PROPOSALS',
  'TABLES',
  'JUDGE_ELECTIONS',
] as const;
export type Channel = (typeof CHANNELS)[number];

/** As the texts write it. */
export const channelName = (channel: Channel): string =>
  `#${channel.toLowerCase().replaceAll('_', '-')}`;

/** Of a message in a channel, a candidacy included. */
export const LONGEST_MESSAGE = 2_000;
