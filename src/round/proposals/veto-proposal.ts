/** The vetoes of an office's holder [rulings L4, AE1]. */
import { vetoProposalOf } from '../../season';
import type { VetoProposal } from '../../season';
import { byPlayer } from '../model/declare';
import { refuse } from '../model/refusal';
import type { RoundRefusal } from '../model/refusal';
import type { RoundState } from '../model/state';
import { GROUND } from '../values/ground';

export const vetoProposal = byPlayer<VetoProposal, 'office' | 'proposalId'>(
  vetoProposalOf<RoundState, RoundRefusal>(GROUND, refuse),
);
