/**
 * The numbered things of a dynasty: each kind has a letter and a type. Journals have the letters:
 * they never change.
 */
import { idsOf, PROPOSAL_IDS } from '../../season';
import type { IdOf } from '../../season';

export const GAME_IDS = idsOf('GiolittiGame', 'g');
export type GameId = IdOf<typeof GAME_IDS>;

export const BET_IDS = idsOf('Bet', 'b');
export type BetId = IdOf<typeof BET_IDS>;

/** The things of a dynasty with an API id, by their names in the API. */
export const DYNASTY_IDS = {
  GiolittiGame: GAME_IDS,
  Bet: BET_IDS,
  Proposal: PROPOSAL_IDS,
} as const;
