import { hasPlayers } from '../../season';
import { mayCreateWork } from '../house/create-work';
import { option } from '../option';
import type { RoundOption } from '../option';
import type { RoundState } from '../state';

/** For the account that made the round. */
export function hostOptions(state: RoundState): RoundOption[] {
  if (!hasPlayers(state)) return [];
  return [
    ...(mayCreateWork(state)
      ? [option('createWorkOfArt', 'works-of-art', 'Make a Work of Art and give it to a player.')]
      : []),
  ];
}
