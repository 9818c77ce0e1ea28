import { fieldOf } from '../../platform/offered-option';
import type { OfferedMutation } from '../../platform/is-offered';

/** True if the server offers to set this value, for `player` if the value belongs to a player. */
export const maySet = (
  options: readonly OfferedMutation[],
  value: string,
  player?: string,
): boolean =>
  options.some(({ mutation, input }) => {
    if (mutation !== 'setValue' || fieldOf(input, 'value') !== value) return false;
    const whose = fieldOf(input, 'playerId');
    return whose === undefined || whose === player;
  });
