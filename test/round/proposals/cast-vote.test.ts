import { optionsOf } from '../../../src/round';
import { playersWithoutVote, proposalTally, votesOn } from '../../../src/season';
import { addPlayer, runningRound } from '../given';
import { account, later, MONDAY } from '../harness';
import { addProposer, submitted, vote } from './proposal-commands';

describe('a vote', () => {
  it('can be cast from submission on, changed and taken back until the period ends [P1]', () => {
    const round = runningRound();
    addProposer(round);
    const { id, closesAtMs } = submitted(round);
    const choices = (): unknown =>
      votesOn(round.state, round.state.need('proposals', id)).map((cast) => cast.vote);
    expect(round.do('account-1', { type: 'CastVote', proposalId: id, vote: 'FOR' })).toEqual([
      { type: 'VoteCast', proposalId: id, playerId: 'p1', vote: 'FOR' },
    ]);
    expect(choices()).toEqual(['FOR']);
    round.advanceTo(later(closesAtMs, -1));
    vote(round, 'account-1', id, 'AGAINST');
    expect(choices()).toEqual(['AGAINST']);
    vote(round, 'account-1', id, 'NONE');
    expect(choices()).toEqual([]);
    round.advanceTo(closesAtMs);
    const late = { type: 'CastVote', proposalId: id, vote: 'FOR' } as const;
    expect(round.ask('account-1', late)).toMatchObject({
      code: 'VOTING_OVER',
      facts: { status: 'REJECTED', closesAtMs },
    });
  });

  it('is counted live, and so is who has not voted', () => {
    const round = runningRound();
    addProposer(round);
    addPlayer(round);
    addPlayer(round);
    const { id } = submitted(round);
    const row = (): ReturnType<typeof submitted> => round.state.need('proposals', id);
    vote(round, 'account-2', id, 'FOR');
    vote(round, 'account-3', id, 'AGAINST');
    expect(proposalTally(round.state, row())).toEqual({ votesFor: 1, votesAgainst: 1 });
    expect(playersWithoutVote(round.state, row()).map((player) => player.id)).toEqual(['p1']);
    round.do('account-3', { type: 'LeaveSeason' });
    expect(proposalTally(round.state, row())).toEqual({ votesFor: 1, votesAgainst: 0 });
    expect(playersWithoutVote(round.state, row()).map((player) => player.id)).toEqual(['p1']);
  });

  it('is for players, on what there is [Players]', () => {
    const round = runningRound();
    addProposer(round);
    const cast = { type: 'CastVote', proposalId: 'm1', vote: 'FOR' } as const;
    expect(round.ask('account-1', cast)).toMatchObject({
      code: 'PROPOSAL_NOT_FOUND',
      rule: 'proposals',
    });
    expect(round.ask('stranger', cast)?.code).toBe('NOT_A_PLAYER');
  });

  it('is offered to every player, and retracting to the author', () => {
    const round = runningRound();
    addProposer(round);
    addPlayer(round);
    const { id, closesAtMs } = submitted(round);
    const offered = (who: string): unknown[] =>
      optionsOf(round.state, account(who), MONDAY).filter(
        ({ known }) => known['proposalId'] === id,
      );
    expect(offered('account-2')).toMatchObject([
      { mutation: 'castVote', untilMs: closesAtMs, facts: { vote: 'NONE' } },
    ]);
    expect(offered('account-1')).toMatchObject([
      { mutation: 'retractProposal', untilMs: closesAtMs },
      { mutation: 'castVote' },
    ]);
  });
});
