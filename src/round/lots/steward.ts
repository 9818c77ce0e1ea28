/**
 * "Anyone may perform what any player may do": with the steward on, the server does each such
 * thing as soon as it is allowed [ruling E5].
 */
import { STEWARD } from '../../kernel';
import { rulesetOf } from '../state';
import type { RoundTurn } from '../turn';
import { drawLot, mayGenerateLot } from './generate-lot';

/** Generates the lots that are missing, at the turn's instant. */
export function steward(turn: RoundTurn): void {
  if (!rulesetOf(turn.state).steward) return;
  const acting = turn.as(STEWARD);
  while (mayGenerateLot(turn.state)) drawLot(acting, []);
}
