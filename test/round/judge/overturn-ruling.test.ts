import { instant } from '../../../src/kernel';
import { later, NEXT_SUNDAY } from '../harness';
import { Court, DAY_MS, nominate, NOON, overturn, ruling } from './judge-round';

const WEEK_LATER = later(NOON, 7 * DAY_MS);

describe('overturning by the Judge', () => {
  it('opens the request again, which owes a new ruling [Judges; I2]', () => {
    const court = Court.sit();
    const id = court.ruled();
    expect(court.do('ann', overturn(id))).toEqual([
      { type: 'RulingOverturned', rulingId: 'u1', requestId: 'q1', playerId: 'p1' },
    ]);
    expect(court.state.need('rulings', 'u1')).toMatchObject({ overturnedBy: 'JUDGE' });
    expect(court.state.need('justiceRequests', 'q1').status).toBe('OPEN');
    expect(court.ask('ann', ruling('q1', 'TRUE'))).toBeNull();
    expect(court.violations()).toEqual([]);
    expect(court.ask('ann', overturn(id))).toMatchObject({ code: 'RULING_OVERTURNED' });
  });

  it('is in time until a week has passed, to the millisecond [I2, W8]', () => {
    const court = Court.sit('ann');
    court.do('ann', nominate());
    const id = court.ruled();
    expect(court.at(WEEK_LATER, 'ann', overturn(id))).toEqual({
      code: 'TOO_LATE_TO_OVERTURN',
      rule: 'judge',
      facts: { rulingId: id, endedAtMs: WEEK_LATER },
    });
    const other = Court.sit('ann');
    other.do('ann', nominate());
    other.ruled();
    expect(other.at(instant(WEEK_LATER - 1), 'ann', overturn(id))).toBeNull();
  });

  it('takes the chair, and the ruling’s own maker [W7]', () => {
    const court = Court.sit('ann');
    const id = court.ruled();
    expect(court.ask('bob', overturn(id))).toMatchObject({ code: 'NOT_THE_JUDGE' });
    expect(court.ask('ann', overturn('u9'))).toMatchObject({ code: 'RULING_NOT_FOUND' });
    court.do('cid', nominate());
    expect(court.at(NEXT_SUNDAY, 'cid', overturn(id))).toMatchObject({ code: 'NOT_YOUR_RULING' });
    expect(court.ask('ann', overturn(id))).toMatchObject({ code: 'NOT_THE_JUDGE' });
  });
});
