/** The channels of players' talk: about the dynasty, at its games' tables, and about its proposals. */
export const DYNASTY_CHANNELS = ['GAME_ACTIONS', 'TABLES', 'PROPOSALS'] as const;
export type DynastyChannel = (typeof DYNASTY_CHANNELS)[number];
