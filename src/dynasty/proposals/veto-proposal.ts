/** What the holder of an office vetoes [rulings L4, AE1]. */
import { proposalVetoedOf, vetoProposalOf } from '../../season';
import type { ProposalVetoed, VetoProposal } from '../../season';
import { byPlayer } from '../ground/declare';
import type { DynastyEventRecord } from '../ground/declare';
import { refuse } from '../ground/refusal';
import type { DynastyRefusal } from '../ground/refusal';
import { rulesetOf } from '../ground/state';
import type { DynastyState } from '../ground/state';
import { GROUND } from '../values/ground';

export const vetoProposal = byPlayer<VetoProposal, 'office' | 'proposalId'>(
  vetoProposalOf<DynastyState, DynastyRefusal>(GROUND, refuse),
);

export const proposalVetoed: DynastyEventRecord<ProposalVetoed> =
  proposalVetoedOf<DynastyState>(rulesetOf);
