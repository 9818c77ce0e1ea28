import { counted, word } from '../../kernel';
import type { Refuse, Sentences } from '../../kernel';
import type { MechanicAnchor } from '../../rulesets';
import type { SeasonFacts } from '../facts';
import type { SeasonRefusals } from '../refusals';

/** Of what a season keeps account of. */
export type ValueRefusals = {
  readonly VALUE_UNKNOWN: SeasonFacts<'value'>;
  readonly VALUE_NOT_YOURS: SeasonFacts<'value'>;
  readonly VALUE_SECRET: SeasonFacts<'value'>;
  readonly VALUE_OUT_OF_LIMITS: SeasonFacts<'value', 'expected'>;
  readonly ACTION_UNKNOWN: SeasonFacts<'action'>;
  readonly ACTION_USED_UP: SeasonFacts<'action' | 'most'>;
  readonly ACTION_UNPAID: SeasonFacts<'action' | 'item' | 'amount'>;
};

export const VALUE_REFUSALS: Sentences<ValueRefusals> = {
  VALUE_UNKNOWN: ({ value }) => `The rules do not keep account of ${value}.`,
  VALUE_NOT_YOURS: ({ value }) => `The rules do not let you set this ${value}.`,
  VALUE_SECRET: ({ value }) => `${value} is secret: only the player whose it is sets it.`,
  VALUE_OUT_OF_LIMITS: ({ value, expected }) =>
    `${value} cannot be that: it is ${word(expected, 'something else')}.`,
  ACTION_UNKNOWN: ({ action }) => `The rules have no action ${action}.`,
  ACTION_USED_UP: ({ action, most }) =>
    `You have done ${action} as often as the rules let you, ${counted(most, 'time')}.`,
  ACTION_UNPAID: ({ action, item, amount }) =>
    `You cannot pay for ${action}: it costs ${amount} of ${item}.`,
};

/** Makes a game's refusal of a code that all tracked values have, or every season. */
export type RefuseValue<F> = Refuse<ValueRefusals & SeasonRefusals, MechanicAnchor | 'general', F>;
