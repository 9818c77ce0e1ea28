import { optionsOf } from '../../../src/round';
import { account, MONDAY, NEXT_SUNDAY, TestRound } from '../harness';
import { Court, NOON } from './judge-round';

describe('appointment by the host', () => {
  it('is for the first week, and ends with it [I1]', () => {
    const court = Court.sit(null);
    expect(court.do('host', court.appoint('bob'))).toEqual([
      { type: 'JudgeAppointed', termId: 'j1', playerId: 'p2' },
    ]);
    expect(court.journal.at(-1)!.actor).toBe('host');
    court.advanceTo(NEXT_SUNDAY);
    expect(court.judge()).toBeNull();
    expect(court.ask('host', court.appoint('bob'))).toEqual({
      code: 'FIRST_WEEK_OVER',
      rule: 'judge',
      facts: { week: 2 },
    });
  });

  it('can be made before the start [W5]', () => {
    const round = TestRound.open({ rehearsal: true, startsAtMs: MONDAY });
    round.join('ann');
    round.do('host', { type: 'AppointJudge', playerId: round.player('ann') });
    round.do('host', { type: 'AdvanceClock', toMs: MONDAY });
    expect(round.state.countBy('judgeTerms', 'sitting', 'yes')).toBe(1);
  });

  it('is refused to others, for who is no player, and while somebody sits', () => {
    const court = Court.sit('ann');
    expect(court.ask('bob', court.appoint('bob'))).toMatchObject({ code: 'NOT_THE_HOST' });
    const nobody = { type: 'AppointJudge', playerId: 'p9' as never } as const;
    expect(court.ask('host', nobody)).toMatchObject({ code: 'PLAYER_NOT_FOUND' });
    expect(court.ask('host', court.appoint('bob'))).toEqual({
      code: 'CHAIR_TAKEN',
      rule: 'judge',
      facts: { playerId: 'p1' },
    });
    court.do('host', { type: 'CloseSeason' });
    expect(court.ask('host', court.appoint('bob'))).toMatchObject({ code: 'ROUND_OVER' });
  });

  it('cannot bring back whom the players removed [W5]', () => {
    const court = Court.sit('ann');
    court.do('bob', court.assent('ann'));
    court.do('cid', court.assent('ann'));
    expect(court.ask('host', court.appoint('ann'))).toMatchObject({ code: 'JUDGE_REMOVED' });
    expect(court.ask('host', court.appoint('dot'))).toBeNull();
  });

  it('is offered as long as there is somebody whom the players have not removed', () => {
    const court = Court.sit(null);
    const isOffered = () =>
      optionsOf(court.state, account('host'), NOON).some(
        ({ mutation }) => mutation === 'appointJudge',
      );
    const remove = (judge: string, ...others: readonly [string, string]) => {
      expect(isOffered()).toBe(true);
      court.do('host', court.appoint(judge));
      for (const other of others) court.do(other, court.assent(judge));
    };
    remove('ann', 'bob', 'cid');
    remove('bob', 'cid', 'dot');
    remove('cid', 'dot', 'ann');
    remove('dot', 'ann', 'bob');
    expect(isOffered()).toBe(false);
  });
});
