/** What of a dynasty is numbered, each kind by a letter of its own type: one that is in a journal is never changed. */
import { idsOf, PROPOSAL_IDS } from '../../season';
import type { IdOf } from '../../season';

export const GAME_IDS = idsOf('GiolittiGame', 'g');
export type GameId = IdOf<typeof GAME_IDS>;

export const BET_IDS = idsOf('Bet', 'b');
export type BetId = IdOf<typeof BET_IDS>;

/** What of a dynasty clients name, by its name in the API. */
export const DYNASTY_IDS = {
  GiolittiGame: GAME_IDS,
  Bet: BET_IDS,
  Proposal: PROPOSAL_IDS,
} as const;
