import { eventText, optionsOf } from '../../../src/round';
import { fc, runs } from '../../support/property-testing';
import { account, ofType, replay, rowsOf } from '../harness';
import { WHOLE } from '../../support/sentence';
import { ACCOUNTS, play, steps } from './judge-steps';

const RUNS = runs(40);

it('keeps the invariants, whatever is asked, and replays to the same state', () => {
  fc.assert(
    fc.property(steps, (all) => {
      const round = play(all);
      expect(rowsOf(replay(round.journal))).toEqual(rowsOf(round.state));
      for (const { event } of round.journal) {
        expect(eventText(round.state, event)).toMatch(WHOLE);
      }
      for (const name of ACCOUNTS) optionsOf(round.state, account(name), round.now);
    }),
    { numRuns: RUNS },
  );
});

it('overturns exactly what more voted against, and seats only who stood or was appointed', () => {
  fc.assert(
    fc.property(steps, (all) => {
      const { journal, state } = play(all);
      const events = journal.map(({ event }) => event);
      for (const vote of ofType(events, 'ConfidenceVoteConcluded')) {
        expect(vote.overturned).toBe(vote.overturning > vote.affirming);
      }
      const seated = [...ofType(events, 'JudgeElected'), ...ofType(events, 'JudgeAppointed')];
      expect(state.count('judgeTerms')).toBe(seated.length);
      for (const { counts, candidacyId } of ofType(events, 'JudgeElected')) {
        expect(counts[0]!.candidacyId).toBe(candidacyId);
        expect(counts[0]!.endorsements).toBe(Math.max(...counts.map((one) => one.endorsements)));
      }
    }),
    { numRuns: RUNS },
  );
});

it('reaches what it is to test: elections, removals, rulings and votes on them', () => {
  const seen = new Set<string>();
  for (const all of fc.sample(steps, { numRuns: 150, seed: 10 })) {
    for (const { event } of play(all).journal) {
      seen.add('ending' in event ? `${event.type} ${event.ending}` : event.type);
      if (event.type === 'ConfidenceVoteConcluded' && event.overturned) seen.add('overturned');
    }
  }
  const wanted = [
    ...['JudgeElected', 'JudgeAppointed', 'CandidacyDropped', 'EndorsementWithdrawn', 'Said'],
    ...['JudgeTermEnded EXPIRED', 'JudgeTermEnded RESIGNED', 'JudgeTermEnded REMOVED'],
    ...['JudgeTermEnded LEFT', 'RulingIssued', 'RulingOverturned', 'overturned'],
  ];
  expect(wanted.filter((what) => !seen.has(what))).toEqual([]);
});
