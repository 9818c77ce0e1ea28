import { violation } from '../../../kernel';
import { isKept } from './kept-articles';
import type { AnyProposal, ProposalState } from './rows';

/** The invariants of proposals and votes in any game. */
export function proposalViolationsOf(state: ProposalState): string[] {
  return [
    ...state.all('proposals').flatMap(decisionViolations),
    ...state.all('proposals').flatMap((proposal) => vetoViolations(state, proposal)),
    ...state
      .all('votes')
      .flatMap(({ id, proposalId, playerId }) => [
        ...violation(state.get('proposals', proposalId) !== undefined, `${id} is on nothing`),
        ...violation(state.get('players', playerId) !== undefined, `${id} is by nobody`),
      ]),
  ];
}

function decisionViolations(proposal: AnyProposal): string[] {
  const { id, status, decidedAtMs, votesFor, revision, failure, effects } = proposal;
  const counted = status !== 'OPEN' && status !== 'RETRACTED';
  return [
    ...violation((status === 'OPEN') === (decidedAtMs === null), `${id} is decided at its time`),
    ...violation(counted === (votesFor !== null), `${id} is counted when it is decided`),
    ...violation(status === 'ADOPTED' || revision === null, `${id} amends only when adopted`),
    ...violation(
      revision === null || failure === null || effects.some(isKept),
      `${id} has all effects or none`,
    ),
    ...violation(proposal.opensAtMs < proposal.closesAtMs, `${id} has a voting period`),
  ];
}

const vetoViolations = (state: ProposalState, { id, status }: AnyProposal): string[] =>
  violation(
    (status === 'VETOED') === (state.get('vetoes', id) !== undefined),
    `${id} has its veto`,
  );
