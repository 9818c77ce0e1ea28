import { byOrdinal } from '../../kernel';
import type { Instant, PlayerId } from '../../kernel';
import type { RoundState } from '../model/state';
import type { SecretActionKind, SecretActionRow } from './vocabulary';

/** A player's unresolved actions of a kind, oldest first. A week has at most one [ruling D1]. */
export function openActionsOf(
  state: RoundState,
  player: PlayerId,
  kind: SecretActionKind,
): SecretActionRow[] {
  return state.by('secretActions', 'open', `${player} ${kind}`).sort(byOrdinal);
}

/** The unresolved actions whose revelation date is `at` or earlier, oldest first. */
export function actionsRevealedBy(state: RoundState, at: Instant): SecretActionRow[] {
  return actionsUpTo(state, 'reveals', at).sort(byOrdinal);
}

/** The actions with dates up to `at` in an index by date, unordered. */
export function actionsUpTo(
  state: RoundState,
  index: 'matures' | 'reveals',
  at: Instant,
): SecretActionRow[] {
  return state
    .keys('secretActions', index)
    .filter((date) => Number(date) <= at)
    .flatMap((date) => state.by('secretActions', index, date));
}
