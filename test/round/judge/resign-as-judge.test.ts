import { typesOf } from '../harness';
import { Court } from './judge-round';

const RESIGN = { type: 'ResignAsJudge' } as const;

describe('the end of a term', () => {
  it('comes with the Judge’s own word [Judges]', () => {
    const court = Court.sit('ann');
    expect(court.do('ann', RESIGN)).toEqual([
      { type: 'JudgeTermEnded', termId: 'j1', playerId: 'p1', ending: 'RESIGNED' },
    ]);
    expect(court.judge()).toBeNull();
    expect(court.ask('ann', RESIGN)).toMatchObject({ code: 'NOT_THE_JUDGE' });
  });

  it('comes with leaving and with removal by the host, which vacate the chair [B2]', () => {
    for (const [who, command] of [
      ['ann', { type: 'LeaveSeason' }],
      ['host', { type: 'RemovePlayer', playerId: 'p1' as never }],
    ] as const) {
      const court = Court.sit('ann');
      expect(typesOf(court.do(who, command))).toEqual(['JudgeTermEnded', 'PlayerLeft']);
      expect(court.violations()).toEqual([]);
      expect(court.judge()).toBeNull();
    }
  });
});
