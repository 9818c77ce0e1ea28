/** Where players talk: anywhere about the dynasty, at its games' tables, or about its proposals. */
export const DYNASTY_CHANNELS = ['GAME_ACTIONS', 'TABLES', 'PROPOSALS'] as const;
export type DynastyChannel = (typeof DYNASTY_CHANNELS)[number];
