import { ACCOUNT_REFUSALS } from '../../accounts';
import type { AccountRefusals } from '../../accounts';
import { MAIL_REFUSALS, WEBHOOK_REFUSALS } from '../../delivery';
import type { MailRefusals, WebhookRefusals } from '../../delivery';
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

/** The facts of every code that clients receive. */
export type Refusals = RoundRefusals &
  DynastyRefusals &
  EngineRefusals &
  AccountRefusals &
  WebhookRefusals &
  MailRefusals &
  PracticeRefusals &
  EditionRefusals;

/** The compiler requires a sentence for each code of the schema. */
export const SENTENCES: Sentences<Refusals> & Readonly<Record<RefusalCode, unknown>> = {
  ...ROUND_SENTENCES,
  ...DYNASTY_SENTENCES,
  ...ENGINE_REFUSALS,
  ...ACCOUNT_REFUSALS,
  ...WEBHOOK_REFUSALS,
  ...MAIL_REFUSALS,
  ...PRACTICE_REFUSALS,
  ...EDITION_REFUSALS,
};

/** Stored facts have the form that their code requires. */
export const sentenceOf = (code: RefusalCode, facts: JsonObject): string =>
  (SENTENCES[code] as (told: JsonObject) => string)(facts);
