import { plusRulesDays } from '../../kernel';
import type { Instant } from '../../kernel';
import type { RuleAnchor } from '../../rulesets';
import { refuse } from '../model/refusal';
import type { RoundRefusal } from '../model/refusal';
import { roundOf, rulesetOf, tempoOf } from '../model/state';
import type { PlayerRow, RoundState } from '../model/state';
import type { RoundMoment } from '../model/turn';

/** The instant from which the player is reputable, if the membership lasts until then. */
export function reputableAt(state: RoundState, player: PlayerRow): Instant {
  const { reputableAfterDays } = rulesetOf(state).membership;
  return plusRulesDays(tempoOf(roundOf(state)), player.joinedAtMs, reputableAfterDays);
}

export function isReputable(state: RoundState, player: PlayerRow, now: Instant): boolean {
  return player.leftAtMs === null && now >= reputableAt(state, player);
}

/**
 * "Reputable players may trade items with other reputable players" [Trade], and enter contracts.
 * Refuses a player who is not reputable, if the ruleset requires it.
 */
export function unlessReputable(
  { state, now }: RoundMoment,
  player: PlayerRow,
  { reputableOnly }: { readonly reputableOnly: boolean },
  rule: RuleAnchor,
): RoundRefusal | null {
  if (!reputableOnly || isReputable(state, player, now)) return null;
  return refuse('NOT_REPUTABLE', rule, { reputableAtMs: reputableAt(state, player) });
}

/** Refuses a partner who is not reputable, if the ruleset requires it. */
export function unlessPartnerReputable(
  { state, now }: RoundMoment,
  partner: PlayerRow,
  { reputableOnly }: { readonly reputableOnly: boolean },
  rule: RuleAnchor,
): RoundRefusal | null {
  if (!reputableOnly || isReputable(state, partner, now)) return null;
  const { id: playerId } = partner;
  const reputableAtMs = reputableAt(state, partner);
  return refuse('PARTNER_NOT_REPUTABLE', rule, { playerId, reputableAtMs });
}
