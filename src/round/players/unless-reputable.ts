/** "Reputable players may trade items with other reputable players" [Trade], and enter contracts. */
import type { RuleAnchor } from '../../rulesets';
import { refuse } from '../model/refusal';
import type { RoundRefusal } from '../model/refusal';
import type { PlayerRow } from '../model/state';
import type { RoundMoment } from '../model/turn';
import { isReputable, reputableAt } from './reputable';

/** The refusal of a player who is not reputable yet; none if the ruleset does not require it. */
export function unlessReputable(
  { state, now }: RoundMoment,
  player: PlayerRow,
  { reputableOnly }: { readonly reputableOnly: boolean },
  rule: RuleAnchor,
): RoundRefusal | null {
  if (!reputableOnly || isReputable(state, player, now)) return null;
  return refuse('NOT_REPUTABLE', rule, { reputableAtMs: reputableAt(state, player) });
}

/** The same for the partner. */
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
