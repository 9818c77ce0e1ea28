import { NEXT_SUNDAY } from '../harness';
import { Court, nominate, QUESTION, ruling, STATEMENT } from './judge-round';

describe('a ruling', () => {
  it('is TRUE or FALSE on a statement, with reasons, and text on a question [Judges; I3]', () => {
    const court = Court.sit();
    court.do('bob', STATEMENT);
    court.do('cid', QUESTION);
    expect(court.ask('ann', ruling('q1', null))).toMatchObject({ code: 'VERDICT_NEEDED' });
    expect(court.ask('ann', ruling('q2', 'TRUE'))).toMatchObject({ code: 'VERDICT_MISPLACED' });
    expect(court.do('ann', ruling('q1'))).toEqual([
      { ...ruling('q1'), type: 'RulingIssued', rulingId: 'u1', playerId: 'p1' },
    ]);
    expect(court.ask('ann', ruling('q2', null))).toBeNull();
    expect(court.violations()).toEqual([]);
  });

  it('is the Judge’s alone, on an open request of somebody else', () => {
    const court = Court.sit('ann');
    court.do('bob', STATEMENT);
    expect(court.ask('bob', ruling('q1'))).toMatchObject({ code: 'NOT_THE_JUDGE' });
    expect(court.ask('ann', ruling('q9'))).toMatchObject({ code: 'REQUEST_NOT_FOUND' });
    court.do('bob', nominate());
    const own = court.at(NEXT_SUNDAY, 'bob', ruling('q1'));
    expect(own).toMatchObject({ code: 'OWN_REQUEST', facts: { requestId: 'q1' } });
  });

  it('is one on a request', () => {
    const court = Court.sit();
    court.ruled();
    expect(court.ask('ann', ruling('q1'))).toEqual({
      code: 'REQUEST_CLOSED',
      rule: 'judge',
      facts: { requestId: 'q1', status: 'ANSWERED' },
    });
  });
});
