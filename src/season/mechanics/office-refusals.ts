import { counted, moment } from '../../kernel';
import type { Sentences } from '../../kernel';
import type { SeasonFacts } from '../model/facts';
import { titled } from '../model/labels';

/** The refusals about offices of the rules. */
export type OfficeRefusals = {
  readonly OFFICE_UNKNOWN: SeasonFacts<'office'>;
  readonly OFFICE_FILLED_OTHERWISE: SeasonFacts<'office' | 'filledBy'>;
  readonly OFFICE_NOT_YOURS: SeasonFacts<'office'>;
  readonly OFFICE_HELD: SeasonFacts<'office' | 'playerId', 'opensAtMs'>;
  readonly OFFICE_VOTE_STANDS: SeasonFacts<'office'>;
  readonly OFFICE_FOR_THE_AWAKE: SeasonFacts<'office' | 'playerId'>;
  readonly OFFICE_NOT_HELD: SeasonFacts<'office' | 'playerId'>;
  readonly OFFICE_LACKS_POWER: SeasonFacts<'office', 'power' | 'effect'>;
  readonly CORRECTION_WINS: SeasonFacts<'office' | 'playerId'>;
  readonly ALREADY_REMINDED: SeasonFacts<'office' | 'playerId' | 'most'>;
  readonly ALL_OTHERS_FOR: SeasonFacts<'proposalId'>;
  readonly TERM_IN_THE_PAST: SeasonFacts<'untilMs' | 'nowMs'>;
};

const FILLED = {
  VOTE: 'the players vote on who holds it',
  HOST: 'the host appoints to it',
  OFFICE: 'the holder of another office appoints to it',
  DICE: 'the dice draw who holds it',
} as const;

const POWERS: Readonly<Record<string, string>> = {
  CORRECT: 'put things right',
  VOID: 'void things',
  REMIND: 'remind players',
  VETO: 'veto proposals',
};

export const OFFICE_REFUSALS: Sentences<OfficeRefusals> = {
  OFFICE_UNKNOWN: ({ office }) => `The rules have no office ${titled(office)}.`,
  OFFICE_FILLED_OTHERWISE: ({ office, filledBy }) =>
    `${titled(office)} is not filled in that way: ${FILLED[filledBy]}.`,
  OFFICE_NOT_YOURS: ({ office }) => `You do not hold the office of ${titled(office)}.`,
  OFFICE_HELD: ({ office, opensAtMs }) =>
    `That player holds the office of ${titled(office)} already` +
    `${opensAtMs === null || opensAtMs === undefined ? '' : `, and can be chosen again from ${moment(opensAtMs)}`}.`,
  OFFICE_VOTE_STANDS: ({ office }) =>
    `That is how you vote on the office of ${titled(office)} already.`,
  OFFICE_NOT_HELD: ({ office }) => `That player does not hold the office of ${titled(office)}.`,
  OFFICE_LACKS_POWER: ({ office, power }) =>
    power === undefined
      ? `That takes a proposal: it is not what the holder of an office does.`
      : `The rules do not give the holder of the office of ${titled(office)} the power to ${POWERS[power] ?? power}.`,
  CORRECTION_WINS: () => 'That would make somebody win: victory is for play, and for proposals.',
  ALREADY_REMINDED: ({ office, most }) =>
    `That player has been reminded by the holder of the office of ${titled(office)} ${counted(most, 'time')} today, as often as the rules allow.`,
  ALL_OTHERS_FOR: () =>
    'All other players who are not idle are for the proposal, so it cannot be vetoed.',
  TERM_IN_THE_PAST: ({ nowMs }) =>
    `A term ends after this moment, ${moment(nowMs)}, or has no end.`,
  OFFICE_FOR_THE_AWAKE: () => 'That player is idle, and holds no office.',
};
