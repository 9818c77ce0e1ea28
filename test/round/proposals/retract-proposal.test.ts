import type { ProposalId } from '../../../src/season';
import { addPlayer, runningRound } from '../given';
import { later, MONDAY, THURSDAY } from '../harness';
import { addProposer, MAKER, submitted } from './proposal-commands';

const retract = (proposalId: ProposalId) => ({ type: 'RetractProposal', proposalId }) as const;

describe('retracting a proposal', () => {
  it.each([
    ['returns the Proposal-Maker just before the voting period starts', -1, 1],
    ['returns nothing as the voting period starts', 0, 0],
  ])('%s [Proposal-Makers; H1]', (_name, ms, makers) => {
    const round = runningRound();
    addProposer(round);
    const { id } = submitted(round);
    round.advanceTo(later(THURSDAY, ms));
    round.do('account-1', retract(id));
    expect(round.held('account-1', MAKER)).toBe(makers);
    expect(round.state.need('proposals', id)).toMatchObject({
      status: 'RETRACTED',
      decidedAtMs: later(THURSDAY, ms),
    });
    expect(round.violations()).toEqual([]);
  });

  it('ends it: nothing is decided, and nobody votes any more', () => {
    const round = runningRound();
    addProposer(round);
    const { id, closesAtMs } = submitted(round);
    expect(round.do('account-1', retract(id))).toMatchObject([
      { type: 'ProposalRetracted', proposalId: id },
    ]);
    const told = round.advanceTo(closesAtMs);
    expect(told.map(({ type }) => type)).not.toContain('ProposalAdopted');
    const asked = round.ask('account-1', { type: 'CastVote', proposalId: id, vote: 'FOR' });
    expect(asked).toMatchObject({ code: 'VOTING_OVER', facts: { status: 'RETRACTED' } });
    expect(round.ask('account-1', retract(id))?.code).toBe('VOTING_OVER');
  });

  it('is for its author alone, and for what there is', () => {
    const round = runningRound();
    addProposer(round);
    addPlayer(round);
    const { id } = submitted(round);
    expect(round.ask('account-2', retract(id))?.code).toBe('NOT_THE_AUTHOR');
    expect(round.ask('account-1', retract('m9'))?.code).toBe('PROPOSAL_NOT_FOUND');
    expect(round.ask('host', retract(id))?.code).toBe('NOT_A_PLAYER');
  });

  it('is too late as the voting period ends [H1]', () => {
    const round = runningRound();
    addProposer(round);
    const { id, closesAtMs } = submitted(round);
    round.advanceTo(closesAtMs);
    expect(round.ask('account-1', retract(id))).toMatchObject({
      code: 'VOTING_OVER',
      facts: { status: 'REJECTED' },
    });
  });

  it('is not done by who has left and come back: that is another player [S7]', () => {
    const round = runningRound();
    addProposer(round);
    const { id } = submitted(round);
    round.do('account-1', { type: 'LeaveSeason' });
    expect(round.ask('account-1', retract(id))?.code).toBe('NOT_A_PLAYER');
    expect(round.state.need('proposals', id).status).toBe('OPEN');
    round.advanceTo(later(MONDAY, 1));
    expect(round.violations()).toEqual([]);
  });
});
