import type { Transfer } from '../../kernel';
import type { RoundRuleset } from '../../rulesets';
import type {
  OfficeCorrectedOf,
  ProposalAdoptedOf,
  ProposalEventOf,
  ProposalSubmittedOf,
} from '../../season';
import type { RoundRefusal } from '../model/refusal';
import type { ProposalEffect, Standing, Undone } from './rows';

export type ProposalSubmitted = ProposalSubmittedOf<ProposalEffect>;
export type ProposalAdopted = ProposalAdoptedOf<RoundRuleset, RoundRefusal> & {
  readonly standings: readonly Standing[];
  /** Left out if nothing is undone. */
  readonly undone?: Undone;
};

/** The events of corrected hands and voided secret actions follow it. */
export type OfficeCorrected = OfficeCorrectedOf<ProposalEffect> & {
  readonly transfers: readonly Transfer[];
  readonly standings: readonly Standing[];
  readonly undone: Undone;
};

export type ProposalEvent = ProposalEventOf<ProposalSubmitted, ProposalAdopted> | OfficeCorrected;
