import { plusRulesDays } from '../../kernel';
import type { Instant } from '../../kernel';
import { mayCreateWork } from '../house/create-work';
import { mayAppointJudge } from '../judge/appoint-judge';
import { option } from '../option';
import type { RoundOption } from '../option';
import { MOST_DAYS } from '../rehearsal/most-days';
import { roundOf, tempoOf } from '../state';
import type { RoundState } from '../state';

/** For the account that made the round. */
export function hostOptions(state: RoundState, now: Instant): RoundOption[] {
  const { status, testClockMs } = roundOf(state);
  const anyPlayers = state.countBy('players', 'active', 'yes') > 0;
  return [
    option('rotateInvite', 'seasons', 'Make a new invitation code.'),
    ...(anyPlayers ? [option('removePlayer', 'players', 'End a player’s membership.')] : []),
    ...(anyPlayers && mayAppointJudge(state)
      ? [option('appointJudge', 'judge', 'Appoint the Judge of the first week.')]
      : []),
    ...(anyPlayers && mayCreateWork(state)
      ? [option('createWorkOfArt', 'works-of-art', 'Make a Work of Art and give it to a player.')]
      : []),
    ...(status === 'ENDED' ? [] : [option('closeSeason', 'seasons', 'End the round.')]),
    ...(testClockMs === null ? [] : [advanceOption(state, now)]),
    ...(testClockMs === null || status === 'ENDED' || !anyPlayers
      ? []
      : [option('grantItems', 'seasons', 'Give a player items.')]),
  ];
}

function advanceOption(state: RoundState, now: Instant): RoundOption {
  const latestMs = plusRulesDays(tempoOf(roundOf(state)), now, MOST_DAYS);
  return option('advanceClock', 'seasons', 'Set the test clock forward.', { nowMs: now, latestMs });
}
