import { NEXT_SUNDAY, typesOf } from '../harness';
import { Court, nominate } from './judge-round';

const RESIGN = { type: 'ResignAsJudge' } as const;

describe('removal by the players', () => {
  it('takes two players other than the Judge [Judges; I2]', () => {
    const court = Court.sit('ann');
    expect(typesOf(court.do('bob', court.assent('ann')))).toEqual(['JudgeRemovalAssented']);
    expect(court.do('cid', court.assent('ann'))).toEqual([
      { type: 'JudgeRemovalAssented', termId: 'j1', playerId: 'p3', judgeId: 'p1' },
      { type: 'JudgeTermEnded', termId: 'j1', playerId: 'p1', ending: 'REMOVED' },
    ]);
  });

  it('does not take the Judge’s own assent, nor one player’s twice', () => {
    const court = Court.sit('ann');
    expect(court.ask('ann', court.assent('ann'))).toMatchObject({ code: 'YOU_ARE_THE_JUDGE' });
    court.do('bob', court.assent('ann'));
    expect(court.ask('bob', court.assent('ann'))).toMatchObject({ code: 'ALREADY_ASSENTED' });
  });

  it('does not count the assent of one who left [B2]', () => {
    const court = Court.sit('ann');
    court.do('bob', court.assent('ann'));
    court.do('bob', { type: 'LeaveSeason' });
    court.do('cid', court.assent('ann'));
    expect(court.judge()).toBe('ann');
    court.do('dot', court.assent('ann'));
    expect(court.judge()).toBeNull();
  });

  it('is of one term: assents do not carry over to the next [I2]', () => {
    const court = Court.sit('ann');
    court.do('ann', nominate());
    court.do('bob', court.assent('ann'));
    court.advanceTo(NEXT_SUNDAY);
    court.do('cid', court.assent('ann'));
    expect(court.judge()).toBe('ann');
  });

  it('is refused for another than the Judge, and while nobody sits', () => {
    const court = Court.sit('ann');
    expect(court.ask('bob', court.assent('cid'))).toEqual({
      code: 'JUDGE_CHANGED',
      rule: 'judge',
      facts: { playerId: 'p1' },
    });
    court.do('ann', RESIGN);
    expect(court.ask('bob', court.assent('ann'))).toMatchObject({ code: 'CHAIR_VACANT' });
  });
});
