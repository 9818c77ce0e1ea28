import { PROPOSAL_IDS } from '../../season';
import { CONTRACT_CHANGE_IDS, CONTRACT_IDS } from '../contracts/ids';
import { BID_IDS } from '../bidding/ids';
import { DUCK_IDS } from '../ducks/ids';
import { HAND_IDS } from '../hands/ids';
import { WORK_IDS } from '../house/ids';
import {
  CANDIDACY_IDS,
  CONFIDENCE_VOTE_IDS,
  JUDGE_TERM_IDS,
  JUSTICE_REQUEST_IDS,
  RULING_IDS,
} from '../judge/ids';
import { LOT_IDS } from '../lots/ids';
import { SECRET_ACTION_IDS } from '../secret-actions/ids';
import { TABLE_IDS } from '../tables/ids';
import { TRADE_IDS } from '../trades/ids';

/** What of a round clients name, by its name in the API. */
export const ROUND_IDS = {
  Lot: LOT_IDS,
  SecretAction: SECRET_ACTION_IDS,
  Bid: BID_IDS,
  Hand: HAND_IDS,
  Table: TABLE_IDS,
  JudgeTerm: JUDGE_TERM_IDS,
  Candidacy: CANDIDACY_IDS,
  JusticeRequest: JUSTICE_REQUEST_IDS,
  Ruling: RULING_IDS,
  ConfidenceVote: CONFIDENCE_VOTE_IDS,
  Proposal: PROPOSAL_IDS,
  Trade: TRADE_IDS,
  Contract: CONTRACT_IDS,
  ContractChange: CONTRACT_CHANGE_IDS,
  Duck: DUCK_IDS,
  WorkOfArt: WORK_IDS,
} as const;
