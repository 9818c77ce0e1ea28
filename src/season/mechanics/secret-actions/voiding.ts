/** The cause for which a vote or an office voids a secret action. */
import { phrase, quoted } from '../../../kernel';
import type { ProposalId } from '../../model/ids';

/** The fields of the event of a failure; left out if it was not voided. */
export type VoidedBy = {
  /** The proposal; left out for an office. */
  readonly proposalId?: ProposalId;
  /** The proposal's title, or the reason of the office. Former events lack it. */
  readonly voidedFor?: string;
};

/** `title`: of the proposal, or the reason of the office. */
export const voidedBy = ({
  proposalId,
  title: voidedFor,
}: {
  readonly proposalId: ProposalId | null;
  readonly title: string;
}): VoidedBy => ({ ...(proposalId === null ? {} : { proposalId }), voidedFor });

/** The cause, to follow "it was voided". */
export const voidedWords = ({ voidedFor }: VoidedBy): string =>
  phrase(', ', voidedFor === undefined ? undefined : quoted(voidedFor));
