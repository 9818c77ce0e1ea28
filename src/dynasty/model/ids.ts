/**
 * The ids of a dynasty's things. Each kind has a letter and a type. A letter never changes, because
 * journals contain it.
 */
import { idsOf, PROPOSAL_IDS, SECRET_ATTEMPT_IDS } from '../../season';
import type { IdOf } from '../../season';

export const GAME_IDS = idsOf('GiolittiGame', 'g');
export type GameId = IdOf<typeof GAME_IDS>;

export const BET_IDS = idsOf('Bet', 'b');
export type BetId = IdOf<typeof BET_IDS>;

/** The kinds of things with an API id, by their names in the API. */
export const DYNASTY_IDS = {
  GiolittiGame: GAME_IDS,
  Bet: BET_IDS,
  Proposal: PROPOSAL_IDS,
  SecretAttempt: SECRET_ATTEMPT_IDS,
} as const;
