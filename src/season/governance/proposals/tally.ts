/**
 * "Votes count at the tally only from those who are players then" and are not idle [B2, L1, L5].
 */
import type { ValueOf } from '../../../rulesets';
import { awakePlayer, awakePlayers } from '../../model/players';
import type { ProposalId } from '../../model/ids';
import { isPopular, earlyOutcome } from './popularity';
import type { Classes, Tally } from './popularity';
import type { AnyProposal, ProposalState } from './rows';

/** The present count of votes. */
export function tallyNow(state: ProposalState, proposalId: ProposalId): Tally {
  const votes = state
    .by('votes', 'proposal', proposalId)
    .filter(({ playerId }) => awakePlayer(state, playerId) !== null);
  const votesFor = votes.filter(({ vote }) => vote === 'FOR').length;
  return { votesFor, votesAgainst: votes.length - votesFor };
}

/**
 * `tracked`: the season's tracked values by code. `classes`: the classes of the rules in force that
 * at least one player could use.
 */
export type VoteContext = { readonly tracked: ValueOf; readonly classes: Classes };

/** True if the proposal would take effect if its voting period ended now. */
export const isPopularNow = (
  state: ProposalState,
  { id, popularity }: Pick<AnyProposal, 'id' | 'popularity'>,
  by: VoteContext,
): boolean => isPopular(popularity, tallyNow(state, id), awakePlayers(state).length, by);

/** The proposal's outcome if it is certain before the end of its voting period; otherwise null. */
export const settledNow = (
  state: ProposalState,
  { id, popularity }: Pick<AnyProposal, 'id' | 'popularity'>,
): boolean | null => earlyOutcome(popularity, tallyNow(state, id), awakePlayers(state).length);
