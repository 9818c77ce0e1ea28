import type { RoundRuleset } from '../../rulesets';
import type { ProposalAdoptedOf, ProposalEventOf, ProposalSubmittedOf } from '../../season';
import type { RoundRefusal } from '../ground/refusal';
import type { ProposalEffect, Standing, Undone } from './rows';

export type ProposalSubmitted = ProposalSubmittedOf<ProposalEffect>;
export type ProposalAdopted = ProposalAdoptedOf<RoundRuleset, RoundRefusal> & {
  readonly standings: readonly Standing[];
  /** Left out where nothing is undone. */
  readonly undone?: Undone;
};

export type ProposalEvent = ProposalEventOf<ProposalSubmitted, ProposalAdopted>;
