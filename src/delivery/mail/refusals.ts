import type { EngineRefusals } from '../../engine';
import type { NoFacts, RefusalIn, Sentences } from '../../kernel';

/** The refusals of mail mutations. No sentence tells whether an address or an account is known. */
export type MailRefusals = {
  readonly MAIL_OFF: NoFacts;
  readonly MAIL_LINK_INVALID: NoFacts;
  readonly MAIL_ADDRESS_TAKEN: NoFacts;
  readonly MAIL_ADDRESS_MISSING: NoFacts;
};

export const MAIL_REFUSALS: Sentences<MailRefusals> = {
  MAIL_OFF: () => 'This server sends no mail.',
  MAIL_LINK_INVALID: () => 'The link was used, is too old or is incomplete: ask for a new one.',
  MAIL_ADDRESS_TAKEN: () =>
    'Another account has this address: remove it there first, or choose another.',
  MAIL_ADDRESS_MISSING: () => 'The account has no confirmed mail address: confirm one first.',
};

type Codes = MailRefusals & Pick<EngineRefusals, 'IDEMPOTENCY_KEY_REUSED'>;
export type MailRefusal = RefusalIn<Codes>;

export const refuse = (code: keyof Codes): MailRefusal => ({ code, rule: null, facts: {} });
