import type { SeasonKind } from '../../engine';

/** What the schema calls a season of each game: the one list that all its types' names come from. */
export const GAME_NAMES = { ROUND: 'Round', DYNASTY: 'Dynasty' } as const satisfies Readonly<
  Record<SeasonKind, string>
>;

export type GameName = (typeof GAME_NAMES)[SeasonKind];

/** Which game the ids of that type are of; null for the ids of anything else. */
export const isGameName = (type: string | undefined): type is GameName =>
  Object.values<string | undefined>(GAME_NAMES).includes(type);
