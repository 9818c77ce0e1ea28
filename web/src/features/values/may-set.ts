import { fieldOf } from '../../platform/offered-option';
import type { OfferedMutation } from '../../platform/is-offered';

/** True if the server lets the viewer set this value; `player` is the owner of a player's value. */
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
