import type { Instant } from '../../kernel';
import { phaseEnd } from '../calendar/boundary';
import { mayGenerateLot } from '../lots/generate-lot';
import { option } from '../option';
import type { RoundOption } from '../option';
import { isRunning } from '../state';
import type { PlayerRow, RoundState } from '../state';
import { bidOptions } from './bid-options';
import { tableOptions } from './table-options';

/** For a player: all but secret actions. */
export function playerOptions(state: RoundState, player: PlayerRow, now: Instant): RoundOption[] {
  return [
    ...lotOptions(state, now),
    ...bidOptions(state, player, now),
    ...(isRunning(state) ? tableOptions(state, player) : []),
  ];
}

function lotOptions(state: RoundState, now: Instant): RoundOption[] {
  if (!mayGenerateLot(state)) return [];
  return [option('generateLot', 'lots', 'Draw the cards of a lot.', {}, phaseEnd(state, now))];
}
