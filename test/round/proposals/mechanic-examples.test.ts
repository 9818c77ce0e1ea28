/** The example of each kind of mechanics can be adopted by a proposal. */
import { roundOf, rulesetOf } from '../../../src/round/model/state';
import { mechanicKindsIn } from '../../../src/rulesets';
import { additions } from '../../support/kind-examples';
import { advanceRulesDays, openRound } from './busy-round';
import { amend, submitted, vote } from './proposal-commands';

const kinds = mechanicKindsIn(rulesetOf(openRound().state));

test.each(kinds.map((kind) => [kind.path, kind] as const))('%s', (_path, kind) => {
  const round = openRound();
  const effects = [amend(...additions(kind, kind.examples[0]))];
  const { id } = submitted(round, 'account-1', { class: 'URGENT', effects });
  for (const who of ['account-1', 'account-2', 'account-3']) vote(round, who, id, 'FOR');
  advanceRulesDays(round, 8);
  expect(round.state.need('proposals', id).status).toBe('ADOPTED');
  expect(roundOf(round.state).revision).toBe(2);
});
