/** The channels of the texts: `#game-actions`, `#auctions` … A game may have only some of them. */
export const CHANNELS = [
  'GAME_ACTIONS',
  'AUCTIONS',
  'PROPOSALS',
  'TABLES',
  'JUDGE_ELECTIONS',
] as const;
export type Channel = (typeof CHANNELS)[number];

/** The channels of a dynasty: about the dynasty, at its games' tables, and about its proposals. */
export const DYNASTY_CHANNELS = ['GAME_ACTIONS', 'TABLES', 'PROPOSALS'] as const;
export type DynastyChannel = (typeof DYNASTY_CHANNELS)[number];

/** The channel's name as the texts spell it, such as `#game-actions`. */
export const channelName = (channel: Channel): string =>
  `#${channel.toLowerCase().replaceAll('_', '-')}`;
