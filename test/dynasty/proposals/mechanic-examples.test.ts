/** The example of each kind of mechanics can be adopted by a proposal. */
import { dynastyOf } from '../../../src/dynasty';
import { mechanicKindsIn } from '../../../src/rulesets';
import { additions } from '../../support/kind-examples';
import { rules, TestDynasty } from '../harness';

const kinds = mechanicKindsIn(rules());

test.each(kinds.map((kind) => [kind.path, kind] as const))('%s', (_path, kind) => {
  const dynasty = TestDynasty.open({ document: rules(), rehearsal: false });
  dynasty.join('ann', 'bob', 'cid');
  const patch = additions(kind, kind.examples[0]) as never;
  const [made] = dynasty.do('ann', {
    ...{ type: 'SubmitProposal', class: 'STANDARD', title: 'More', text: '' },
    effects: [{ type: 'AMEND_RULESET', patch }],
  });
  if (made?.type !== 'ProposalSubmitted') throw new Error('no proposal');
  for (const who of ['ann', 'bob', 'cid']) {
    dynasty.ask(who, { type: 'CastVote', proposalId: made.proposalId, vote: 'FOR' });
  }
  expect(dynasty.state.need('proposals', made.proposalId).status).toBe('ADOPTED');
  expect(dynastyOf(dynasty.state).revision).toBe(2);
});
