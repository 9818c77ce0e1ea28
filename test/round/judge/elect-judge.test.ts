import { at, later, NEXT_SUNDAY, ofType, typesOf } from '../harness';
import { Court, endorse, nominate, unendorse } from './judge-round';

const WEEK_3 = at('2021-09-12');

/** An election in which Ann and Bob are candidates, in that order. */
const election = (judge: string | null = null): Court => {
  const court = Court.sit(judge);
  court.do('ann', nominate());
  court.do('bob', nominate());
  return court;
};

it('elects the candidate with the most endorsements as the week ends [Judges; I1]', () => {
  const court = election();
  court.do('cid', endorse('n2'));
  expect(typesOf(court.advanceTo(later(NEXT_SUNDAY, -1)))).not.toContain('JudgeElected');
  expect(ofType(court.advanceTo(NEXT_SUNDAY), 'JudgeElected')).toEqual([
    {
      type: 'JudgeElected',
      termId: 'j1',
      candidacyId: 'n2',
      playerId: 'p2',
      counts: [
        { candidacyId: 'n2', playerId: 'p2', endorsements: 1 },
        { candidacyId: 'n1', playerId: 'p1', endorsements: 0 },
      ],
    },
  ]);
  expect(court.judge()).toBe('bob');
  expect(court.state.all('candidacies').map(({ status }) => status)).toEqual(['LOST', 'ELECTED']);
});

it('breaks a tie for the earliest message, also where nobody endorses [Judges; I1]', () => {
  const court = election();
  court.advanceTo(NEXT_SUNDAY);
  expect(court.judge()).toBe('ann');
});

it('counts no endorsement that was withdrawn', () => {
  const court = election();
  court.do('cid', endorse('n2'));
  court.do('cid', unendorse('n2'));
  court.advanceTo(NEXT_SUNDAY);
  expect(court.judge()).toBe('ann');
});

it('counts endorsements of those who are players then [B2]', () => {
  const court = election();
  court.do('cid', endorse('n2'));
  court.do('cid', { type: 'LeaveSeason' });
  court.advanceTo(NEXT_SUNDAY);
  expect(court.judge()).toBe('ann');
});

it('drops the candidacy of who leaves [B2]', () => {
  const court = election();
  court.do('cid', endorse('n1'));
  expect(typesOf(court.do('ann', { type: 'LeaveSeason' }))).toEqual([
    'CandidacyDropped',
    'PlayerLeft',
  ]);
  court.advanceTo(NEXT_SUNDAY);
  expect(court.judge()).toBe('bob');
  expect(court.violations()).toEqual([]);
});

it('ends the term after one week; without candidates the chair is vacant [I1]', () => {
  const court = election();
  court.advanceTo(NEXT_SUNDAY);
  const events = court.advanceTo(WEEK_3);
  expect(ofType(events, 'JudgeTermEnded')).toMatchObject([{ termId: 'j1', ending: 'EXPIRED' }]);
  expect(typesOf(events)).not.toContain('JudgeElected');
  expect(court.judge()).toBeNull();
});

it('re-elects the Judge for a new term', () => {
  const court = Court.sit('ann');
  court.do('ann', nominate());
  expect(typesOf(court.advanceTo(NEXT_SUNDAY)).filter((type) => type.startsWith('Judge'))).toEqual([
    'JudgeTermEnded',
    'JudgeElected',
  ]);
  expect(court.judge()).toBe('ann');
});

it('comes after the auction and before the new week [A3]', () => {
  const court = election('cid');
  const events = typesOf(court.advanceTo(NEXT_SUNDAY));
  const order = ['AuctionConcluded', 'JudgeTermEnded', 'JudgeElected', 'WeekEnded', 'WeekStarted'];
  expect(events.filter((type) => order.includes(type))).toEqual(order);
});

it('does not depend on when it is done: three weeks at once are three weeks [A2]', () => {
  const court = election();
  court.advanceTo(at('2021-09-20'));
  const stamped = court.journal.filter(({ event }) => event.type.startsWith('Judge'));
  expect(stamped.map(({ atMs, event }) => [atMs, event.type])).toEqual([
    [NEXT_SUNDAY, 'JudgeElected'],
    [WEEK_3, 'JudgeTermEnded'],
  ]);
});
