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
