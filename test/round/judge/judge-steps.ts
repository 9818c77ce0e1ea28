import type { RoundCommand } from '../../../src/round';
import { fc } from '../../support/property-testing';
import { edition, later, TestRound } from '../harness';
import { DAY_MS, QUESTION, STATEMENT } from './judge-round';

export const ACCOUNTS = ['ann', 'bob', 'cid', 'dot'] as const;

type Step = { readonly who: string; readonly command: RoundCommand } | { readonly wait: number };

const few = <L extends string>(letter: L) =>
  fc.integer({ min: 1, max: 4 }).map((n) => `${letter}${n}` as const);
const player = fc.integer({ min: 1, max: 6 }).map((n) => `p${n}` as never);
const often = <T>(weight: number, model: { [K in keyof T]: fc.Arbitrary<T[K]> }) => ({
  weight,
  arbitrary: fc.record(model) as fc.Arbitrary<T>,
});
const typed = <T extends RoundCommand['type']>(type: T) => fc.constant(type);

const command: fc.Arbitrary<RoundCommand> = fc.oneof(
  often(4, { type: typed('NominateForJudge'), text: fc.constantFrom('I am fair.', '') }),
  often(6, { type: typed('EndorseCandidate'), candidacyId: few('n') }),
  often(4, { type: typed('WithdrawEndorsement'), candidacyId: few('n') }),
  often(1, { type: typed('ResignAsJudge') }),
  often(4, { type: typed('AssentToJudgeRemoval'), playerId: player }),
  { weight: 5, arbitrary: fc.constantFrom(QUESTION, STATEMENT) },
  often(12, {
    type: typed('IssueRuling'),
    requestId: few('q'),
    verdict: fc.constantFrom('TRUE', 'FALSE', null),
    text: fc.constant('So it is.'),
    entries: fc.constant([1]),
    sections: fc.constantFrom<string[]>([], [], [], ['judge'], ['nowhere']),
  }),
  often(4, { type: typed('OverturnRuling'), rulingId: few('u') }),
  often(6, { type: typed('CallConfidenceVote'), rulingId: few('u') }),
  often(10, {
    type: typed('CastConfidenceVote'),
    voteId: few('f'),
    choice: fc.constantFrom('OVERTURN', 'OVERTURN', 'AFFIRM'),
  }),
  often(4, {
    type: typed('JoinSeason'),
    name: fc.constantFrom('Ann', 'Bob', 'Cid', 'Dot'),
    inviteCode: fc.constant(null),
  }),
  often(1, { type: typed('LeaveSeason') }),
  often(1, {
    type: typed('Say'),
    channel: fc.constantFrom('TABLES', 'PROPOSALS'),
    text: fc.constantFrom('Well, well.', ' '),
  }),
);

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ who: fc.constantFrom(...ACCOUNTS), command }) },
  {
    weight: 1,
    arbitrary: fc.record({
      who: fc.constant('host'),
      command: fc.record({ type: typed('AppointJudge'), playerId: player }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ wait: fc.constantFrom(1, DAY_MS - 1, DAY_MS, 2 * DAY_MS) }) },
);
export const steps = fc.array(step, { minLength: 1, maxLength: 120, size: 'max' });

/** A round that checks the invariants after each event. */
class WatchedRound extends TestRound {
  override turn(...args: Parameters<TestRound['turn']>): ReturnType<TestRound['turn']> {
    const turn = super.turn(...args);
    return {
      ...turn,
      emit: (event) => {
        turn.emit(event);
        const violations = this.violations();
        if (violations.length > 0) throw new Error(`${event.type}: ${violations.join('; ')}`);
      },
    };
  }
}

/** Redirects one assent in six to the removal of the sitting Judge. */
function aimed({ state }: TestRound, command: RoundCommand): RoundCommand {
  const sitting = state.by('judgeTerms', 'sitting', 'yes')[0];
  if (command.type !== 'AssentToJudgeRemoval' || sitting === undefined) return command;
  return command.playerId === 'p6' ? { ...command, playerId: sitting.playerId } : command;
}

/** Plays the steps in a round with four players at first. */
export function play(all: readonly Step[]): TestRound {
  const round = new WatchedRound();
  const membership = { rejoinAfterDays: 0, reputableAfterDays: 0, losesItemsOnLeaving: true };
  expect(round.create({ document: edition({ steward: false, membership }) })).toBeNull();
  round.join(...ACCOUNTS);
  for (const one of all) {
    if ('wait' in one) {
      round.advanceTo(later(round.now, one.wait));
      continue;
    }
    const before = round.state.mark();
    if (round.ask(one.who, aimed(round, one.command)) !== null) {
      expect(round.state.mark()).toBe(before);
    }
  }
  return round;
}
