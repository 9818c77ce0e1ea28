import { violation } from '../../kernel';
import { proposalViolationsOf, revisionViolations } from '../../season';
import { isCardCode, isUniqueCode } from '../../rulesets';
import { isItem } from '../model/items';
import { roundOf, rulesetOf } from '../model/state';
import type { RoundState } from '../model/state';

/** The invariants of proposals, votes and revisions. */
export const proposalViolations = (state: RoundState): string[] => [
  ...proposalViolationsOf(state),
  ...rulesViolations(state),
];

/** Revisions are numbered without gaps. The last one is in force and has every existing item. */
function rulesViolations(state: RoundState): string[] {
  const { dayMs } = roundOf(state);
  const ruleset = rulesetOf(state);
  const strange = state.all('issues').filter(({ id }) => !isItem(ruleset, id) && !isUniqueCode(id));
  return [
    ...revisionViolations(state, roundOf(state)),
    ...violation(dayMs === ruleset.rulesDaySeconds * 1000, 'the tempo is that of the ruleset'),
    ...strange.flatMap(({ id }) =>
      violation(false, `there is ${isCardCode(id) ? 'a card' : 'an item'} ${id} that nobody knows`),
    ),
  ];
}
