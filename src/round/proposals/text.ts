/** What happened to proposals, each in one sentence. */
import { counted, ordinalOf, quoted } from '../../kernel';
import type {
  ProposalAdopted,
  ProposalRejected,
  ProposalRetracted,
  ProposalSubmitted,
  VoteCast,
} from '../event';
import type { Tally } from './popularity';
import { rulesetOf } from '../state';
import type { RoundState } from '../state';
import { itemWords, nameOf } from '../wording';

/** `proposal 3, “More lots”`. */
function titled(state: RoundState, proposalId: string): string {
  const { title } = state.need('proposals', proposalId);
  return `proposal ${ordinalOf(proposalId)}, ${quoted(title)}`;
}

export function submittedText(state: RoundState, event: ProposalSubmitted): string {
  const ruleset = rulesetOf(state);
  const { classes } = ruleset.proposals;
  const known = classes.find((candidate) => candidate.class === event.class);
  const name = known?.name ?? event.class;
  const used = event.used === null ? '' : ` with ${itemWords(ruleset, event.used, 1)}`;
  return `${nameOf(state, event.playerId)} submitted ${name} ${titled(state, event.proposalId)}${used}.`;
}

export const retractedText = (state: RoundState, event: ProposalRetracted): string =>
  `${nameOf(state, event.playerId)} retracted ${titled(state, event.proposalId)}.`;

const VOTED = {
  FOR: 'voted for',
  AGAINST: 'voted against',
  NONE: 'took back the vote on',
} as const;

export const voteText = (state: RoundState, event: VoteCast): string =>
  `${nameOf(state, event.playerId)} ${VOTED[event.vote]} ${titled(state, event.proposalId)}.`;

const tallyWords = ({ votesFor, votesAgainst }: Tally): string =>
  `by ${votesFor} to ${counted(votesAgainst, 'vote')}`;

export function adoptedText(state: RoundState, event: ProposalAdopted): string {
  const revision =
    event.revision === null ? '' : `; revision ${event.revision.revision} of the rules is in force`;
  const failure = event.failure === null ? '' : '; its effects could not be applied';
  return `${capital(titled(state, event.proposalId))}, was adopted ${tallyWords(event)}${revision}${failure}.`;
}

export const rejectedText = (state: RoundState, event: ProposalRejected): string =>
  `${capital(titled(state, event.proposalId))}, was rejected ${tallyWords(event)}.`;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
