import { printRational } from '../../kernel';
import type { Instant } from '../../kernel';
import { taxOf } from '../income/tax';
import { wealthOf } from '../income/wealth';
import { isReputable, reputableAt } from '../players/reputable';
import { ownerOf } from '../model/owners';
import { rulesetOf } from '../model/state';
import type { PlayerRow, RoundState } from '../model/state';
import { memberView } from '../../season';
import type { HoldingView, MemberView } from '../../season';
import { holdingsView } from './holding';

export type PlayerView = MemberView & {
  readonly reputable: boolean;
  readonly reputableAtMs: Instant;
  readonly holdings: readonly HoldingView[];
  /** The exact wealth: `400` or `1201/3`; null without a tax. */
  readonly wealth: string | null;
  readonly tax: number | null;
};

export function playerView(state: RoundState, player: PlayerRow, now: Instant): PlayerView {
  const { id } = player;
  const ruleset = rulesetOf(state);
  const wealth = ruleset.income.tax === null ? null : wealthOf(state, id);
  return {
    ...memberView(player),
    reputable: isReputable(state, player, now),
    reputableAtMs: reputableAt(state, player),
    holdings: holdingsView(state, ownerOf(id)),
    wealth: wealth === null ? null : printRational(wealth),
    tax: wealth === null ? null : taxOf(ruleset, wealth),
  };
}
