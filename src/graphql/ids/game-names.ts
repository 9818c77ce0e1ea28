import type { SeasonKind } from '../../engine';

/**
 * The schema's name for a season of each game. Type names that contain a game derive from this
 * list.
 */
export const GAME_NAMES = { ROUND: 'Round', DYNASTY: 'Dynasty' } as const satisfies Readonly<
  Record<SeasonKind, string>
>;

export type GameName = (typeof GAME_NAMES)[SeasonKind];

/** True if ids of this type name a season of a game. */
export const isGameName = (type: string | undefined): type is GameName =>
  Object.values<string | undefined>(GAME_NAMES).includes(type);
