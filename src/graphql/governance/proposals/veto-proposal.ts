import { LONGEST_REASON } from '../../../season';
import { readWords } from '../../input/checks';
import type { MutationField } from '../../mutations/mutation-field';
import { submitToSeason } from '../../mutations/submit';
import { readProposalOf } from './read-proposal-id';

export const vetoProposal: MutationField<'vetoProposal'> = (_root, { input }, context) =>
  submitToSeason(context, 'PLAY', input, ({ seasonId }) => ({
    type: 'VetoProposal',
    office: input.office,
    proposalId: readProposalOf(seasonId, input.proposalId),
    reason: readWords('reason', input.reason, LONGEST_REASON),
  }));
