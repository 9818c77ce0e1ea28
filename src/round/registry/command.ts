/** All commands of a round. Each concept declares its own commands. */
import { commandsOf } from '../../season';
import { BIDDING_COMMANDS } from '../bidding';
import { CHANCE_COMMANDS } from '../chance';
import { CONTRACT_COMMANDS } from '../contracts';
import type { RoundCommands } from '../model/records';
import { DUCK_COMMANDS } from '../ducks';
import { HAND_COMMANDS } from '../hands';
import { HOUSE_COMMANDS } from '../house';
import { JUDGE_COMMANDS } from '../judge';
import type { RoundTypes } from '../model/types';
import { nowIn, roundOf, rulesetOf } from '../model/state';
import { LOT_COMMANDS } from '../lots/generate-lot';
import { MEMBERSHIP_COMMANDS } from '../membership';
import { PROPOSAL_COMMANDS } from '../proposals';
import { REHEARSAL_COMMANDS } from '../rehearsal';
import { SEASON_COMMANDS } from '../season';
import { SECRET_ACTION_COMMANDS } from '../secret-actions';
import { TABLE_COMMANDS } from '../tables';
import { TRADE_COMMANDS } from '../trades';
import { TRUNG_COMMANDS } from '../trungs/trade-in-trungs';
import { VALUE_COMMANDS } from '../values';
import { WORD_COMMANDS } from '../words';

/**
 * The commands in the order in which options are listed: play first, the season as a whole last.
 */
const COMMANDS: RoundCommands = {
  ...LOT_COMMANDS,
  ...BIDDING_COMMANDS,
  ...SECRET_ACTION_COMMANDS,
  ...HAND_COMMANDS,
  ...HOUSE_COMMANDS,
  ...TRUNG_COMMANDS,
  ...TABLE_COMMANDS,
  ...TRADE_COMMANDS,
  ...DUCK_COMMANDS,
  ...CONTRACT_COMMANDS,
  ...PROPOSAL_COMMANDS,
  ...VALUE_COMMANDS,
  ...JUDGE_COMMANDS,
  ...CHANCE_COMMANDS,
  ...WORD_COMMANDS,
  ...MEMBERSHIP_COMMANDS,
  ...SEASON_COMMANDS,
  ...REHEARSAL_COMMANDS,
};

export const { actorOf, unlessAskable, decide, optionsOf, waitingOf, refusalOf, subjectOf } =
  commandsOf<RoundTypes>(COMMANDS, { seasonOf: roundOf, nowIn, rulesetOf });

export const ROUND_COMMANDS: readonly string[] = Object.keys(COMMANDS);
