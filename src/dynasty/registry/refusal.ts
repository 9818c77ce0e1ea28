/** The sentences of all refusals of a dynasty. */
import type { Sentences } from '../../kernel';
import { SEASON_REFUSALS, VALUE_REFUSALS } from '../../season';
import { DEALING_REFUSALS } from '../dealing/vocabulary';
import { ENDING_REFUSALS } from '../ending/vocabulary';
import { GAMBLING_REFUSALS } from '../gambling/vocabulary';
import { MASK_REFUSALS } from '../masks/vocabulary';
import { PLAY_REFUSALS } from '../play/vocabulary';
import { PROPOSAL_REFUSALS } from '../proposals/refusals';
import { DYNASTY_SEASON_REFUSALS } from '../season/vocabulary';
import { SFIDA_REFUSALS } from '../sfida/vocabulary';
import { TABLE_REFUSALS } from '../table-actions/vocabulary';
import type { DynastyRefusals } from '../model/refusal';

export const DYNASTY_SENTENCES: Sentences<DynastyRefusals> = {
  ...SEASON_REFUSALS,
  ...DEALING_REFUSALS,
  ...ENDING_REFUSALS,
  ...GAMBLING_REFUSALS,
  ...MASK_REFUSALS,
  ...PLAY_REFUSALS,
  ...PROPOSAL_REFUSALS,
  ...DYNASTY_SEASON_REFUSALS,
  ...SFIDA_REFUSALS,
  ...TABLE_REFUSALS,
  ...VALUE_REFUSALS,
};

/** The codes of all refusals. Their precedence is the order of checks in a command's `refuses`. */
export const DYNASTY_REFUSALS: readonly string[] = Object.keys(DYNASTY_SENTENCES);
