import { PROPOSAL_IDS } from '../../season';
import { GAME_IDS } from '../dealing/ids';
import { BET_IDS } from '../gambling/ids';

/** What of a dynasty clients name, by its name in the API. */
export const DYNASTY_IDS = {
  GiolittiGame: GAME_IDS,
  Bet: BET_IDS,
  Proposal: PROPOSAL_IDS,
} as const;
