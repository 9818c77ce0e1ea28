/** Of idle and of reputable players. */
import { moment } from '../../kernel';
import type { Sentences } from '../../kernel';
import type { RoundFacts } from '../ground/facts';

export type MembershipRefusals = {
  readonly PLAYER_IDLE: RoundFacts<'playerId'>;
  readonly NOT_REPUTABLE: RoundFacts<'reputableAtMs'>;
  readonly PARTNER_NOT_REPUTABLE: RoundFacts<'playerId' | 'reputableAtMs'>;
};

export const MEMBERSHIP_REFUSALS: Sentences<MembershipRefusals> = {
  PLAYER_IDLE: () => 'The player is idle.',
  NOT_REPUTABLE: ({ reputableAtMs }) =>
    `Only reputable players may do this: you are one from ${moment(reputableAtMs)}.`,
  PARTNER_NOT_REPUTABLE: ({ reputableAtMs }) =>
    `The other player is not reputable before ${moment(reputableAtMs)}.`,
};
