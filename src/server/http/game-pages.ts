import type { SeasonKind } from '../../engine';

type GamePage = {
  /** The first part of the addresses of its seasons' pages. */
  readonly page: 's' | 'd';
  /** Its name within a sentence. */
  readonly game: string;
};

export const GAME_PAGES: Readonly<Record<SeasonKind, GamePage>> = {
  ROUND: { page: 's', game: 'the Auction Casino' },
  DYNASTY: { page: 'd', game: 'Giolitti' },
};
