import type { SeasonId } from '../../kernel';
import type { Tracked } from '../../rulesets';
import type { SetValueEffect } from '../../season';
import { badInput } from '../errors/fault';
import type { ValueEffectInput } from '../generated/resolvers';
import { card, code, json, optional, player, readFields } from '../input/described-fields';
import type { DescribedFields } from '../input/described-fields';

type Setting = Omit<SetValueEffect, 'type'>;

/** A tracked value, its owner and its new content. */
export const VALUE_FIELDS: DescribedFields<Setting> = {
  value: code('TRACKED_VALUE', 'Value to set'),
  playerId: optional(player()),
  card: optional(card('Card')),
  to: {
    ...json<Tracked>('VALUE', 'New value'),
    read: (_season, at, to) => {
      if (typeof to === 'number' || typeof to === 'string' || typeof to === 'boolean') return to;
      throw badInput(at, 'a whole number, a text, or true or false');
    },
  },
};

/** Reads a tracked value and its new content. `at` is the input's path and ends with a dot. */
export const readValue = (
  season: SeasonId,
  at: string,
  input: Pick<ValueEffectInput, 'value' | 'playerId' | 'card' | 'to'>,
): Setting => readFields(VALUE_FIELDS, season, at, input);
