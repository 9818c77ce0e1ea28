import type { JsonObject } from '../../kernel';
import type { RefusalCode } from '../generated/resolvers';
import { ACCOUNT_SENTENCES } from './account-sentences';
import { CASINO_SENTENCES } from './casino-sentences';
import { DUCK_SENTENCES } from './duck-sentences';
import { GIOLITTI_SENTENCES } from './giolitti-sentences';
import { HOUSE_SENTENCES } from './house-sentences';
import { JUDGE_SENTENCES } from './judge-sentences';
import { PROPOSAL_SENTENCES } from './proposal-sentences';
import { SEASON_SENTENCES } from './season-sentences';
import { TABLE_SENTENCES } from './table-sentences';
import { CONTRACT_SENTENCES } from './contract-sentences';
import { TRADE_SENTENCES } from './trade-sentences';
import type { Sentence } from './words';

/** One for each code: the compiler asks for it. */
export const SENTENCES: Readonly<Record<RefusalCode, Sentence>> = {
  ...SEASON_SENTENCES,
  ...CASINO_SENTENCES,
  ...TABLE_SENTENCES,
  ...TRADE_SENTENCES,
  ...DUCK_SENTENCES,
  ...CONTRACT_SENTENCES,
  ...ACCOUNT_SENTENCES,
  ...JUDGE_SENTENCES,
  ...PROPOSAL_SENTENCES,
  ...HOUSE_SENTENCES,
  ...GIOLITTI_SENTENCES,
};

export const sentenceOf = (code: RefusalCode, facts: JsonObject): string => SENTENCES[code](facts);
