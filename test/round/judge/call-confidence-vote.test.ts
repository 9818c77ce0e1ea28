import { instant } from '../../../src/kernel';
import { at, later, NEXT_SUNDAY, ofType } from '../harness';
import { audienceOf, dueRound } from '../../../src/round';
import { call, cast, Court, DAY_MS, NOON, overturn } from './judge-round';

const FOUR_DAYS = later(NOON, 4 * DAY_MS);
const TWO_DAYS = later(NOON, 2 * DAY_MS);

const voting = (): Court => {
  const court = Court.sit('ann');
  court.do('bob', call(court.ruled()));
  return court;
};

describe('a vote of confidence', () => {
  it('lasts two days from its call [Judges; I2]', () => {
    const court = Court.sit();
    expect(court.do('bob', call(court.ruled()))).toEqual([
      {
        type: 'ConfidenceVoteCalled',
        voteId: 'f1',
        rulingId: 'u1',
        playerId: 'p2',
        endsAtMs: TWO_DAYS,
      },
    ]);
    expect(court.at(instant(TWO_DAYS - 1), 'cid', cast('OVERTURN'))).toBeNull();
    expect(court.at(TWO_DAYS, 'dot', cast('AFFIRM'))).toEqual({
      code: 'CONFIDENCE_VOTE_OVER',
      rule: 'judge',
      facts: { confidenceVoteId: 'f1', status: 'OVERTURNED', endsAtMs: TWO_DAYS },
    });
  });

  it('can be called until four days have passed, to the millisecond [I2, W8]', () => {
    const court = Court.sit();
    const id = court.ruled();
    expect(court.at(instant(FOUR_DAYS - 1), 'bob', call(id))).toBeNull();
    const late = Court.sit();
    late.ruled();
    expect(late.at(FOUR_DAYS, 'bob', call(id))).toEqual({
      code: 'TOO_LATE_FOR_CONFIDENCE',
      rule: 'judge',
      facts: { rulingId: id, endedAtMs: FOUR_DAYS },
    });
  });

  it('is one on a ruling, and on a ruling in force [W10]', () => {
    const court = Court.sit();
    const id = court.ruled();
    expect(court.ask('bob', call('u9'))).toMatchObject({ code: 'RULING_NOT_FOUND' });
    court.do('bob', call(id));
    expect(court.ask('cid', call(id))).toEqual({
      code: 'CONFIDENCE_VOTE_CALLED',
      rule: 'judge',
      facts: { rulingId: id, confidenceVoteId: 'f1' },
    });
    const other = court.ruled();
    court.do('ann', overturn(other));
    expect(court.ask('cid', call(other))).toMatchObject({ code: 'RULING_OVERTURNED' });
  });

  it('is due at its end, and no more after it', () => {
    const court = voting();
    expect(dueRound(court.state)).toBe(at('2021-09-02'));
    court.do('bob', cast('AFFIRM'));
    court.advanceTo(at('2021-09-02'));
    // The players who have not voted are warned a sixth of two days before the end [S25].
    const warning = later(TWO_DAYS, -DAY_MS / 3);
    expect(dueRound(court.state)).toBe(warning);
    const warned = ofType(court.advanceTo(warning), 'ConfidenceVoteWarned');
    expect(warned).toMatchObject([{ voteId: 'f1', endsAtMs: TWO_DAYS }]);
    expect(audienceOf(court.state, warned[0]!)).toEqual(['p1', 'p3', 'p4']);
    expect(dueRound(court.state)).toBe(TWO_DAYS);
    court.advanceTo(TWO_DAYS);
    expect(dueRound(court.state)).toBe(NEXT_SUNDAY);
  });
});
