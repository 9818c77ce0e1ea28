import { isCardItem, isItem, isWorkItem } from '../ground/items';
import { roundOf, rulesetOf } from '../ground/state';
import type { RoundState } from '../ground/state';

/** What must hold of proposals, votes and revisions. */
export function proposalViolations(state: RoundState): string[] {
  return [...decisionViolations(state), ...voteViolations(state), ...revisionViolations(state)];
}

function decisionViolations(state: RoundState): string[] {
  return state.all('proposals').flatMap((proposal) => {
    const { id, status, decidedAtMs, votesFor, revision, failure } = proposal;
    const counted = status === 'ADOPTED' || status === 'REJECTED';
    return [
      ...violation((status === 'OPEN') === (decidedAtMs === null), `${id} is decided at its time`),
      ...violation(counted === (votesFor !== null), `${id} is counted when it is decided`),
      ...violation(status === 'ADOPTED' || revision === null, `${id} amends only when adopted`),
      ...violation(revision === null || failure === null, `${id} has all effects or none`),
      ...violation(proposal.opensAtMs < proposal.closesAtMs, `${id} has a voting period`),
    ];
  });
}

function voteViolations(state: RoundState): string[] {
  return state
    .all('votes')
    .flatMap(({ id, proposalId, playerId }) => [
      ...violation(state.get('proposals', proposalId) !== undefined, `${id} is on nothing`),
      ...violation(state.get('players', playerId) !== undefined, `${id} is by nobody`),
    ]);
}

/** They are numbered without gaps, the last one rules, and it knows every item that there is. */
function revisionViolations(state: RoundState): string[] {
  const { revision, dayMs } = roundOf(state);
  const ruleset = rulesetOf(state);
  const strange = state.all('issues').filter(({ id }) => !isItem(ruleset, id) && !isWorkItem(id));
  return [
    ...violation(state.count('revisions') === revision, 'revisions are numbered without gaps'),
    ...violation(dayMs === ruleset.rulesDaySeconds * 1000, 'the tempo is that of the ruleset'),
    ...strange.flatMap(({ id }) =>
      violation(false, `there is ${isCardItem(id) ? 'a card' : 'an item'} ${id} that nobody knows`),
    ),
  ];
}

const violation = (holds: boolean, what: string): string[] => (holds ? [] : [what]);
