import type { DynastyCommand } from '../../../src/dynasty';
import { playerId } from '../../../src/kernel';
import { fc } from '../../support/property-testing';
import type { TestDynasty } from '../harness';
import { effect, ofActiveGame, proposalId } from './proposal-commands';

type Officer = Extract<
  DynastyCommand,
  { readonly type: 'CorrectByOffice' | 'RemindPlayers' | 'VetoProposal' }
>;

const reason = fc.constantFrom('It was wrong.', 'It was wrong.', ' ');

/** Commands of players who hold an office. */
export const asOfficers = (masks: readonly string[]): fc.WeightedArbitrary<DynastyCommand>[] => [
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.array(effect(masks), { maxLength: 2 }), reason)
      .map(([effects, why]): Officer => ({
        ...{ type: 'CorrectByOffice', office: 'CLERK', effects, reason: why },
      })),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom('CLERK', 'CLERK', 'SCRIBE'), fc.integer({ min: 1, max: 6 }), reason)
      .map(([office, at, message]): Officer => ({
        ...{ type: 'RemindPlayers', office, playerIds: [playerId(`p${at}`)], message },
      })),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(proposalId, reason).map(([id, why]): Officer => ({
      ...{ type: 'VetoProposal', office: 'CLERK', proposalId: id, reason: why },
    })),
  },
];

export const isOfficers = (command: DynastyCommand): command is Officer =>
  command.type === 'CorrectByOffice' ||
  command.type === 'RemindPlayers' ||
  command.type === 'VetoProposal';

/** The same command from the holder of the office. */
export function byHolder(
  dynasty: TestDynasty,
  who: string,
  asked: Officer,
): { readonly who: string; readonly command: Officer } {
  const holder = dynasty.state.get('offices', asked.office)?.playerId;
  const command =
    asked.type === 'CorrectByOffice' ? ofActiveGame(dynasty, asked) : onOldest(dynasty, asked);
  return { who: holder === undefined ? who : dynasty.name(holder), command };
}

/** Aims a veto at the oldest open proposal, if any. */
function onOldest({ state }: TestDynasty, asked: Officer): Officer {
  const open = state.by('proposals', 'status', 'OPEN')[0];
  return asked.type === 'VetoProposal' && open !== undefined
    ? { ...asked, proposalId: open.id }
    : asked;
}
