import { hasPlayers } from '../../season';
import { mayAppointJudge } from '../judge/appoint-judge';
import { option } from '../option';
import type { RoundOption } from '../option';
import type { RoundState } from '../state';

/** For the account that made the round. */
export function hostOptions(state: RoundState): RoundOption[] {
  if (!hasPlayers(state)) return [];
  return [
    ...(mayAppointJudge(state)
      ? [option('appointJudge', 'judge', 'Appoint the Judge of the first week.')]
      : []),
  ];
}
