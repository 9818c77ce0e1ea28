import { emptyRound } from '../../../src/round';
import type { RoundEvent } from '../../../src/round';
import { audienceOf } from '../../../src/round/registry/event';
import { runningRound } from '../given';

/** The parts of a state that an event's audience depends on. */
function state(): ReturnType<typeof emptyRound> {
  const round = emptyRound();
  round.put('proposals', { id: 'o1', authorId: 'p3' } as never);
  round.put('justiceRequests', { id: 'q1', playerId: 'p4' } as never);
  return round;
}

const cards = [{ playerId: 'p1' }, { playerId: 'p2' }];

describe('the audience of an event', () => {
  test.each([
    [
      'both players of a war that is won',
      { type: 'WarDrawn', winnerId: 'p1', cards },
      ['p1', 'p2'],
    ],
    ['nobody when they draw again', { type: 'WarDrawn', winnerId: null, cards }, []],
    ['all candidates of an election', { type: 'JudgeElected', counts: cards }, ['p1', 'p2']],
    ['who is appointed', { type: 'JudgeAppointed', playerId: 'p1' }, ['p1']],
    [
      'the Judge whose removal is wanted',
      { type: 'JudgeRemovalAssented', playerId: 'p1', judgeId: 'p2' },
      ['p2'],
    ],
    ['who asked for a ruling', { type: 'RulingIssued', playerId: 'p1', requestId: 'q1' }, ['p4']],
    ['the author of a rejected one', { type: 'ProposalRejected', proposalId: 'o1' }, ['p3']],
    ['who gets a duck', { type: 'DuckCreated', duckId: 'd1', playerId: 'p1' }, ['p1']],
    ['nobody when somebody speaks', { type: 'Said', playerId: 'p1' }, []],
  ])('is %s', (_who, event, concerned) => {
    expect(audienceOf(state(), event as unknown as RoundEvent)).toEqual(concerned);
  });

  it('is the author of an adopted proposal, and who gains or loses by it', () => {
    const round = runningRound();
    round.state.put('proposals', { id: 'o1', authorId: 'p3' } as never);
    const adopted = {
      ...{ type: 'ProposalAdopted', proposalId: 'o1', failure: null, revision: null },
      ...{ standings: [], transfers: [] },
    };
    const moved = [{ from: 'player:p1', to: 'bank', item: 'CHIP', quantity: 1 }];
    expect(audienceOf(round.state, adopted as never)).toEqual(['p3']);
    expect(audienceOf(round.state, { ...adopted, transfers: moved } as never)).toEqual([
      ...['p3', 'p1'],
    ]);
  });
});
