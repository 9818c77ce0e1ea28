import type { ProposalEffect, RoundEvent } from '../../../src/round';
import { ofType, replay, rowsOf } from '../harness';
import type { TestRound } from '../harness';
import { proposal } from './proposal-commands';

/**
 * Ann submits an urgent proposal in a rehearsal, and Ann and Bob vote for it. Checks the invariants
 * after the decision.
 */
export function adoptByVote(round: TestRound, ...effects: ProposalEffect[]): RoundEvent[] {
  const [made] = ofType(
    round.do('ann', proposal({ class: 'URGENT', effects })),
    'ProposalSubmitted',
  );
  for (const who of ['ann', 'bob']) {
    round.ask(who, { type: 'CastVote', proposalId: made!.proposalId, vote: 'FOR' });
  }
  const { closesAtMs } = round.state.need('proposals', made!.proposalId);
  const events = round.do('host', { type: 'AdvanceClock', toMs: closesAtMs });
  expect(round.state.need('proposals', made!.proposalId)).toMatchObject({
    status: 'ADOPTED',
    failure: null,
  });
  expect(round.violations()).toEqual([]);
  expect(rowsOf(replay(round.journal))).toEqual(rowsOf(round.state));
  return events;
}
