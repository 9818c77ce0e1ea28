import { ACCOUNT_REFUSALS } from '../../accounts';
import type { AccountRefusals } from '../../accounts';
import { DYNASTY_SENTENCES } from '../../dynasty';
import type { DynastyRefusals } from '../../dynasty';
import { ENGINE_REFUSALS } from '../../engine';
import type { EngineRefusals } from '../../engine';
import type { JsonObject, Sentences } from '../../kernel';
import { PRACTICE_REFUSALS } from '../../bots';
import type { PracticeRefusals } from '../../bots';
import { ROUND_SENTENCES } from '../../round';
import type { RoundRefusals } from '../../round';
import type { RefusalCode } from '../generated/resolvers';
import { EDITION_REFUSALS } from '../seasons/refusals';
import type { EditionRefusals } from '../seasons/refusals';

/** The facts of every code that clients meet. */
export type Refusals = RoundRefusals &
  DynastyRefusals &
  EngineRefusals &
  AccountRefusals &
  PracticeRefusals &
  EditionRefusals;

/** One for each code of the schema: the compiler asks for it. */
export const SENTENCES: Sentences<Refusals> & Readonly<Record<RefusalCode, unknown>> = {
  ...ROUND_SENTENCES,
  ...DYNASTY_SENTENCES,
  ...ENGINE_REFUSALS,
  ...ACCOUNT_REFUSALS,
  ...PRACTICE_REFUSALS,
  ...EDITION_REFUSALS,
};

/** Facts are read as they were stored: whoever refused has told those of the code. */
export const sentenceOf = (code: RefusalCode, facts: JsonObject): string =>
  (SENTENCES[code] as (told: JsonObject) => string)(facts);
