/**
 * "Anyone may perform what any player may do". If the rules have a steward, the server generates
 * lots and third-party bids as soon as they are allowed [ruling E5].
 */
import { STEWARD } from '../../kernel';
import type { Stepwise } from '../../kernel';
import { bidOfThirdParty, lotsForThirdParties } from '../house/generate-third-party-bid';
import { rulesetOf } from '../model/state';
import type { RoundTurn } from '../model/turn';
import { drawLot, mayGenerateLot } from './generate-lot';

/** Generates the missing lots and third-party bids at the turn's instant. */
export function* runSteward(turn: RoundTurn): Stepwise {
  if (!rulesetOf(turn.state).steward) return;
  const acting = turn.as(STEWARD);
  while (mayGenerateLot(turn.state)) {
    drawLot(acting, []);
    yield;
  }
  for (const lot of lotsForThirdParties(turn.state, turn.now)) {
    bidOfThirdParty(acting, lot, []);
    yield;
  }
}
