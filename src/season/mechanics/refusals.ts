import { counted, phrase, word, moment } from '../../kernel';
import type { Refuse, Sentences } from '../../kernel';
import type { MechanicAnchor } from '../../rulesets';
import type { SeasonFacts } from '../model/facts';
import { amountOf, titled } from '../model/labels';
import type { SeasonRefusals } from '../model/refusals';

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
  readonly OWN_OFFICE: SeasonFacts<'proposalId'>;
  readonly ALL_OTHERS_FOR: SeasonFacts<'proposalId'>;
  readonly TERM_IN_THE_PAST: SeasonFacts<'untilMs' | 'nowMs'>;
};

const FILLED = {
  VOTE: 'the players elect its holder',
  HOST: 'the host appoints its holder',
  OFFICE: 'the holder of another office appoints its holder',
  DICE: 'dice draw its holder',
} as const;

const POWERS: Readonly<Record<string, string>> = {
  CORRECT: 'make corrections',
  VOID: 'void things',
  REMIND: 'remind players',
  VETO: 'veto proposals',
};

const OFFICE_REFUSALS: Sentences<OfficeRefusals> = {
  OFFICE_UNKNOWN: ({ office }) => `The rules have no office ${titled(office)}.`,
  OFFICE_FILLED_OTHERWISE: ({ office, filledBy }) =>
    `${titled(office)} is not filled in that way: ${FILLED[filledBy]}.`,
  OFFICE_NOT_YOURS: ({ office }) => `You do not hold the office of ${titled(office)}.`,
  OFFICE_HELD: ({ office, opensAtMs }) =>
    `That player already holds the office of ${titled(office)}` +
    `${opensAtMs === null || opensAtMs === undefined ? '' : `, and can be chosen again from ${moment(opensAtMs)}`}.`,
  OFFICE_VOTE_STANDS: ({ office }) =>
    `You already vote that way on the office of ${titled(office)}.`,
  OFFICE_NOT_HELD: ({ office }) => `That player does not hold the office of ${titled(office)}.`,
  OFFICE_LACKS_POWER: ({ office, power }) =>
    power === undefined
      ? 'That needs a proposal: no office has such a power.'
      : `The rules do not give the holder of the office of ${titled(office)} the power to ${POWERS[power] ?? power}.`,
  CORRECTION_WINS: () => 'That would make a player win: only play or a proposal can do so.',
  ALREADY_REMINDED: ({ office, most }) =>
    `The holder of the office of ${titled(office)} has reminded that player ${counted(most, 'time')} today, as often as the rules allow.`,
  OWN_OFFICE: () =>
    'The proposal only ends a term of yours, removes you or changes the rules of offices, so you cannot veto it.',
  ALL_OTHERS_FOR: () =>
    'More than half of the other players support the proposal, or all who voted do, so it cannot be vetoed.',
  TERM_IN_THE_PAST: ({ nowMs }) =>
    `A term must end in the future, or have no end: it is ${moment(nowMs)} now.`,
  OFFICE_FOR_THE_AWAKE: () => 'An idle player cannot hold an office.',
};

/** The refusals about tracked values. */
export type ValueRefusals = OfficeRefusals & {
  readonly VALUE_UNKNOWN: SeasonFacts<'value'>;
  readonly VALUE_NOT_YOURS: SeasonFacts<'value'>;
  readonly VALUE_SECRET: SeasonFacts<'value'>;
  readonly VALUE_OUT_OF_LIMITS: SeasonFacts<'value', 'expected'>;
  readonly ACTION_UNKNOWN: SeasonFacts<'action'>;
  readonly ACTION_NOT_YOURS: SeasonFacts<'action', 'expected'>;
  readonly ACTION_NOT_NOW: SeasonFacts<'action', 'expected' | 'phases'>;
  readonly ACTION_USED_UP: SeasonFacts<'action' | 'most', 'of'>;
  readonly ACTION_UNPAID: SeasonFacts<'action' | 'item' | 'amount'>;
  readonly ACTION_LACKS: SeasonFacts<'action' | 'item' | 'amount', 'playerId'>;
  readonly ACTION_IMPOSSIBLE: SeasonFacts<'action' | 'amount', 'item'>;
};

const DONE = {
  PLAYER: (action: string) => `You have done ${action}`,
  PAIR: (action: string) => `You have done ${action} to this player`,
  TARGET: (action: string) => `${action} has been done to this player`,
  SEASON: (action: string) => `${action} has been done`,
} as const;

export const VALUE_REFUSALS: Sentences<ValueRefusals> = {
  ...OFFICE_REFUSALS,
  VALUE_UNKNOWN: ({ value }) => `The rules do not track ${titled(value)}.`,
  VALUE_NOT_YOURS: ({ value }) => `The rules do not let you set this ${titled(value)}.`,
  VALUE_SECRET: ({ value }) => `${titled(value)} is secret: only its own player may set it.`,
  VALUE_OUT_OF_LIMITS: ({ value, expected }) =>
    `${titled(value)} must be ${word(expected, 'something else')}.`,
  ACTION_UNKNOWN: ({ action }) => `The rules have no action ${titled(action)}.`,
  ACTION_NOT_YOURS: ({ action, expected }) =>
    `The rules do not let you do ${titled(action)}${phrase(', only if ', expected)}.`,
  ACTION_NOT_NOW: ({ action, phases, expected }) =>
    `The rules do not allow ${titled(action)} now${phrase(', only in ', phases?.map(titled).join(' or '))}${phrase(', only if ', expected)}.`,
  ACTION_USED_UP: ({ action, most, of }) =>
    `${DONE[of ?? 'PLAYER'](titled(action))} as often as the rules allow, ${counted(most, 'time')}.`,
  ACTION_UNPAID: ({ action, item, amount }) =>
    `You cannot pay for ${titled(action)}: it costs ${amountOf(amount, item)}.`,
  ACTION_LACKS: ({ action, item, amount }) =>
    `${titled(action)} would move ${amountOf(amount, item)}, and there are not enough.`,
  ACTION_IMPOSSIBLE: ({ action, item, amount }) =>
    `${titled(action)} would come to ${item === undefined ? amount : amountOf(amount, item)}, which is impossible.`,
};

/** Makes a game's refusal from a code about tracked values or a code of every season. */
export type RefuseValue<F> = Refuse<ValueRefusals & SeasonRefusals, MechanicAnchor | 'general', F>;
