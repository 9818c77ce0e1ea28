/** Where players talk: anywhere about the dynasty, or at its games' tables. */
export const DYNASTY_CHANNELS = ['GAME_ACTIONS', 'TABLES'] as const;
export type DynastyChannel = (typeof DYNASTY_CHANNELS)[number];
