/**
 * "Players are considered reputable if they have continuously been a player for the last seven
 * days" [Actions], the instant seven days after joining included [ruling B3].
 */
import { plusRulesDays } from '../../kernel';
import type { Instant } from '../../kernel';
import { roundOf, rulesetOf, tempoOf } from '../model/state';
import type { PlayerRow, RoundState } from '../model/state';

/** The instant from which the player is reputable, if the membership lasts. */
export function reputableAt(state: RoundState, player: PlayerRow): Instant {
  const { reputableAfterDays } = rulesetOf(state).membership;
  return plusRulesDays(tempoOf(roundOf(state)), player.joinedAtMs, reputableAfterDays);
}

export function isReputable(state: RoundState, player: PlayerRow, now: Instant): boolean {
  return player.leftAtMs === null && now >= reputableAt(state, player);
}
