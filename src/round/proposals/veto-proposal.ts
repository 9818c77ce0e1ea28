/** The vetoes of an office's holder [rulings L4, AE1]. */
import { vetoProposalOf } from '../../season';
import type { VetoProposal } from '../../season';
import { byPlayer } from '../ground/declare';
import { refuse } from '../ground/refusal';
import type { RoundRefusal } from '../ground/refusal';
import type { RoundState } from '../ground/state';
import { GROUND } from '../values/ground';

export const vetoProposal = byPlayer<VetoProposal, 'office' | 'proposalId'>(
  vetoProposalOf<RoundState, RoundRefusal>(GROUND, refuse),
);
