import type { CastVote, RetractProposal, SubmitProposal } from '../command';
import { byPlayer, theAuction } from '../declare';
import type { RoundCommands, RoundEvents } from '../declare';
import type {
  ProposalAdopted,
  ProposalRejected,
  ProposalRetracted,
  ProposalSubmitted,
  RoundEvent,
  VoteCast,
} from '../event';
import type { PlayerId } from '../../kernel';
import type { RoundState } from '../state';
import { castVote, evolveVoteCast } from './cast-vote';
import { evolveProposalAdopted, evolveProposalRejected } from './decide-proposals';
import { proposalShape } from './proposal-shape';
import { evolveProposalRetracted, retractProposal } from './retract-proposal';
import { evolveProposalSubmitted, submitProposal } from './submit-proposal';
import { adoptedText, rejectedText, retractedText, submittedText, voteText } from './text';

const made = (event: RoundEvent): string | null =>
  'proposalId' in event ? event.proposalId : null;

export const PROPOSAL_COMMANDS: RoundCommands<SubmitProposal | RetractProposal | CastVote> = {
  SubmitProposal: byPlayer<SubmitProposal>({
    rule: 'proposals',
    shape: proposalShape,
    decide: submitProposal,
    made,
  }),
  RetractProposal: byPlayer<RetractProposal>({ rule: 'proposals', decide: retractProposal, made }),
  CastVote: byPlayer<CastVote>({ rule: 'proposals', decide: castVote, made }),
};

const author = (
  { proposalId }: { readonly proposalId: string },
  state: RoundState,
): readonly PlayerId[] => [state.need('proposals', proposalId).authorId];

export const PROPOSAL_EVENTS: RoundEvents<
  ProposalSubmitted | ProposalRetracted | VoteCast | ProposalAdopted | ProposalRejected
> = {
  ProposalSubmitted: {
    evolve: evolveProposalSubmitted,
    text: submittedText,
    channel: 'PROPOSALS',
  },
  ProposalRetracted: {
    evolve: evolveProposalRetracted,
    text: retractedText,
    channel: 'PROPOSALS',
  },
  VoteCast: { evolve: evolveVoteCast, text: voteText, channel: 'PROPOSALS' },
  ProposalAdopted: {
    evolve: evolveProposalAdopted,
    text: adoptedText,
    channel: 'PROPOSALS',
    touches: ({ revision }) => (revision === null ? [] : theAuction()),
    concerns: author,
  },
  ProposalRejected: {
    evolve: evolveProposalRejected,
    text: rejectedText,
    channel: 'PROPOSALS',
    concerns: author,
  },
};
