import type { SeasonKind } from '../engine';

type GamePage = {
  /** The first part of the addresses where people see a season of it. */
  readonly page: 's' | 'd';
  /** What people call it, within a sentence. */
  readonly game: string;
};

export const GAME_PAGES: Readonly<Record<SeasonKind, GamePage>> = {
  ROUND: { page: 's', game: 'the Auction Casino' },
  DYNASTY: { page: 'd', game: 'Giolitti' },
};
