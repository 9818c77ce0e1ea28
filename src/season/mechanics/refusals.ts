import { counted, phrase, word } from '../../kernel';
import type { Refuse, Sentences } from '../../kernel';
import type { MechanicAnchor } from '../../rulesets';
import type { SeasonFacts } from '../model/facts';
import { amountOf } from '../model/item-titles';
import { OFFICE_REFUSALS } from './office-refusals';
import type { OfficeRefusals } from './office-refusals';
import type { SeasonRefusals } from '../model/refusals';
import { titled } from '../model/labels';

/** The refusals about tracked values. */
export type ValueRefusals = OfficeRefusals & {
  readonly VALUE_UNKNOWN: SeasonFacts<'value'>;
  readonly VALUE_NOT_YOURS: SeasonFacts<'value'>;
  readonly VALUE_SECRET: SeasonFacts<'value'>;
  readonly VALUE_OUT_OF_LIMITS: SeasonFacts<'value', 'expected'>;
  readonly ACTION_UNKNOWN: SeasonFacts<'action'>;
  readonly ACTION_NOT_YOURS: SeasonFacts<'action'>;
  readonly ACTION_NOT_NOW: SeasonFacts<'action', 'phases'>;
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
  VALUE_UNKNOWN: ({ value }) => `The rules do not keep account of ${titled(value)}.`,
  VALUE_NOT_YOURS: ({ value }) => `The rules do not let you set this ${titled(value)}.`,
  VALUE_SECRET: ({ value }) => `${titled(value)} is secret: only its own player sets it.`,
  VALUE_OUT_OF_LIMITS: ({ value, expected }) =>
    `${titled(value)} cannot be that: it is ${word(expected, 'something else')}.`,
  ACTION_UNKNOWN: ({ action }) => `The rules have no action ${titled(action)}.`,
  ACTION_NOT_YOURS: ({ action }) => `The rules do not let you do ${titled(action)}.`,
  ACTION_NOT_NOW: ({ action, phases }) =>
    `The rules do not allow ${titled(action)} now${phrase(', only in ', phases?.map(titled).join(' or '))}.`,
  ACTION_USED_UP: ({ action, most, of }) =>
    `${DONE[of ?? 'PLAYER'](titled(action))} as often as the rules allow, ${counted(most, 'time')}.`,
  ACTION_UNPAID: ({ action, item, amount }) =>
    `You cannot pay for ${titled(action)}: it costs ${amountOf(amount, item)}.`,
  ACTION_LACKS: ({ action, item, amount }) =>
    `${titled(action)} would move ${amountOf(amount, item)}: there is not that much.`,
  ACTION_IMPOSSIBLE: ({ action, item, amount }) =>
    `${titled(action)} would come to ${item === undefined ? amount : amountOf(amount, item)}: that is impossible.`,
};

/** Makes a game's refusal of a code that all tracked values have, or every season. */
export type RefuseValue<F> = Refuse<ValueRefusals & SeasonRefusals, MechanicAnchor | 'general', F>;
