/** The channels of the texts: `#game-actions`, `#auctions` … A game may have only some of them. */
export const CHANNELS = [
  'GAME_ACTIONS',
  'AUCTIONS',
  'PROPOSALS',
  'TABLES',
  'JUDGE_ELECTIONS',
] as const;
export type Channel = (typeof CHANNELS)[number];
