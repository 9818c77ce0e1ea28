/** All commands of a dynasty. Each concept declares its own. */
import { commandsOf } from '../../season';
import { CHANCE_COMMANDS } from '../chance';
import { DEALING_COMMANDS } from '../dealing';
import { ENDING_COMMANDS } from '../ending';
import { GAMBLING_COMMANDS } from '../gambling';
import { MASK_COMMANDS } from '../masks';
import { MEMBERSHIP_COMMANDS } from '../membership';
import { PLAY_COMMANDS } from '../play';
import { PROPOSAL_COMMANDS } from '../proposals';
import { READINESS_COMMANDS } from '../readiness';
import { REHEARSAL_COMMANDS } from '../rehearsal';
import { SEASON_COMMANDS } from '../season';
import { SFIDA_COMMANDS } from '../sfida';
import { TABLE_COMMANDS } from '../table-actions';
import { VALUE_COMMANDS } from '../values';
import { WORD_COMMANDS } from '../words';
import type { DynastyCommands } from '../model/records';
import type { DynastyTypes } from '../model/types';
import { dynastyOf, nowIn, rulesetOf } from '../model/state';

const { ResignGame, ...PLAY } = PLAY_COMMANDS;

/** The order of the options: play first, the season as a whole last. */
const COMMANDS: DynastyCommands = {
  ...PLAY,
  ...SFIDA_COMMANDS,
  ...MASK_COMMANDS,
  ...TABLE_COMMANDS,
  ResignGame,
  ...GAMBLING_COMMANDS,
  ...READINESS_COMMANDS,
  ...PROPOSAL_COMMANDS,
  ...VALUE_COMMANDS,
  ...DEALING_COMMANDS,
  ...ENDING_COMMANDS,
  ...CHANCE_COMMANDS,
  ...WORD_COMMANDS,
  ...MEMBERSHIP_COMMANDS,
  ...SEASON_COMMANDS,
  ...REHEARSAL_COMMANDS,
};

export const { actorOf, unlessAskable, decide, optionsOf, waitingOf, refusalOf, subjectOf } =
  commandsOf<DynastyTypes>(COMMANDS, { seasonOf: dynastyOf, nowIn, rulesetOf });

export const DYNASTY_COMMANDS: readonly string[] = Object.keys(COMMANDS);
