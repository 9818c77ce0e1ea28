import { idsOf } from '../../season';
import type { IdOf } from '../../season';

export const PROPOSAL_IDS = idsOf('Proposal', 'm');
export type ProposalId = IdOf<typeof PROPOSAL_IDS>;
