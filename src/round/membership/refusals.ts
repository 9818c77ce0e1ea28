/** The refusals about reputable players. */
import { moment } from '../../kernel';
import type { Sentences } from '../../kernel';
import type { RoundFacts } from '../model/facts';

export type MembershipRefusals = {
  readonly NOT_REPUTABLE: RoundFacts<'reputableAtMs'>;
  readonly PARTNER_NOT_REPUTABLE: RoundFacts<'playerId' | 'reputableAtMs'>;
};

export const MEMBERSHIP_REFUSALS: Sentences<MembershipRefusals> = {
  NOT_REPUTABLE: ({ reputableAtMs }) =>
    `Only reputable players may do this: you will be one from ${moment(reputableAtMs)}.`,
  PARTNER_NOT_REPUTABLE: ({ reputableAtMs }) =>
    `The other player is not reputable before ${moment(reputableAtMs)}.`,
};
