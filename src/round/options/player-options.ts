import type { Instant } from '../../kernel';
import { option } from '../option';
import type { RoundOption } from '../option';
import { isRunning } from '../state';
import type { PlayerRow, RoundState } from '../state';
import { bidOptions } from './bid-options';
import { tableOptions } from './table-options';

/** For a player: all but secret actions. */
export function playerOptions(state: RoundState, player: PlayerRow, now: Instant): RoundOption[] {
  return [
    ...bidOptions(state, player, now),
    ...(isRunning(state) ? tableOptions(state, player) : []),
  ];
}
