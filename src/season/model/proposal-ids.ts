import { idsOf } from './ids';
import type { IdOf } from './ids';

export const PROPOSAL_IDS = idsOf('Proposal', 'm');
export type ProposalId = IdOf<typeof PROPOSAL_IDS>;
