import type { SeasonId } from '../../kernel';
import type { SetValueEffect, Subject } from '../../season';
import { badInput } from '../errors/fault';
import type { ValueEffectInput } from '../generated/resolvers';
import { readOneCard } from '../input/cards';
import { readPlayerOf } from '../input/local-ids';

type ValueInput = Pick<ValueEffectInput, 'value' | 'playerId' | 'card' | 'to'>;

/** Reads a tracked value and its new content. `at` is the input's path and ends with a dot. */
export function readValue(
  season: SeasonId,
  at: string,
  { value, playerId, card, to }: ValueInput,
): Subject & Pick<SetValueEffect, 'value' | 'to'> {
  if (typeof to !== 'number' && typeof to !== 'string' && typeof to !== 'boolean') {
    throw badInput(`${at}to`, 'a whole number, a text, or true or false');
  }
  return {
    value,
    playerId: typeof playerId === 'string' ? readPlayerOf(season, `${at}playerId`, playerId) : null,
    card: card ? readOneCard(`${at}card`, card) : null,
    to,
  };
}
