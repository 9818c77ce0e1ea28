import { optionsOf } from '../../../src/round';
import { fc } from '../../support/property-testing';
import { account } from '../harness';
import type { TestRound } from '../harness';
import { Court } from '../judge/judge-round';
import { ACCOUNTS, play, steps } from '../judge/judge-steps';
import { choicesOfJudge } from './judge-choices';

const NAMES = ['candidacyId', 'requestId', 'rulingId', 'voteId'];

function offered(round: TestRound, who: string): string[] {
  return optionsOf(round.state, account(who), round.now).flatMap(({ mutation, known }) => {
    const id = NAMES.map((name) => known[name]).find((fact) => typeof fact === 'string');
    return id === undefined ? [] : [`${mutation} ${id}`];
  });
}

/** The names of the options whose commands are accepted. Each command is undone. */
function possible(round: TestRound, who: string): string[] {
  return choicesOfJudge(round)
    .filter(([, command]) => {
      const [mark, events] = [round.state.mark(), round.journal.length];
      const refusal = round.ask(who, command);
      round.state.undo(mark);
      round.journal.length = events;
      return refusal === null;
    })
    .map(([name]) => name);
}

it('offer each candidate, request, ruling and vote with which there is something to do', () => {
  fc.assert(
    fc.property(steps, (all) => {
      const round = play(all);
      for (const who of ACCOUNTS) {
        expect(offered(round, who).sort()).toEqual(possible(round, who).sort());
      }
    }),
    { numRuns: 60 },
  );
});

it('offers a vote on a ruling of weeks ago that a slower tempo has brought near [A4]', () => {
  const court = Court.sit('ann');
  const rulingId = court.ruled();
  const round = court.state.need('rounds', 'round');
  // The weeks before the amendment were shorter.
  court.state.put('rounds', { ...round, week: round.week + 5, dayMs: 10 * round.dayMs });
  expect(offered(court, 'cid')).toContain(`callConfidenceVote ${rulingId}`);
  expect(court.ask('cid', { type: 'CallConfidenceVote', rulingId })).toBeNull();
});
