import type { Transfer } from '../../kernel';
import type { RoundRuleset } from '../../rulesets';
import type {
  OfficeCorrectedOf,
  ProposalAdoptedOf,
  ProposalEventOf,
  ProposalSubmittedOf,
} from '../../season';
import type { RoundRefusal } from '../ground/refusal';
import type { ProposalEffect, Standing, Undone } from './rows';

export type ProposalSubmitted = ProposalSubmittedOf<ProposalEffect>;
export type ProposalAdopted = ProposalAdoptedOf<RoundRuleset, RoundRefusal> & {
  readonly standings: readonly Standing[];
  /** Left out where nothing is undone. */
  readonly undone?: Undone;
};

/** Hands that it sets right and secret actions that it voids are told after it. */
export type OfficeCorrected = OfficeCorrectedOf<ProposalEffect> & {
  readonly transfers: readonly Transfer[];
  readonly standings: readonly Standing[];
  readonly undone: Undone;
};

export type ProposalEvent = ProposalEventOf<ProposalSubmitted, ProposalAdopted> | OfficeCorrected;
