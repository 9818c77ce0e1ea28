/**
 * "If … the set of a player's bids that would otherwise succeed add up to a number more than how
 * many chips they have, then all of their bids fail" [Bidding; ruling D5]. The player's chips at
 * that moment include the prizes of hands [ruling A3].
 */
import { held } from '../../kernel';
import type { PlayerId, Stepwise } from '../../kernel';
import { failSecretAction } from '../secret-actions/fail-secret-action';
import { ownerOf } from '../model/owners';
import { rulesetOf } from '../model/state';
import type { RoundTurn } from '../model/turn';
import type { StandingBid } from './bids-priority';
import type { SecretActionRow } from '../secret-actions/vocabulary';

/** Fails the secret actions of overspending players; returns the other players' bids. */
export function* failOverspending(
  turn: RoundTurn,
  actions: readonly SecretActionRow[],
  bids: readonly StandingBid[],
): Stepwise<StandingBid[]> {
  const { state } = turn;
  const { currency } = rulesetOf(state);
  const sums = sumsOf(bids);
  const overspent = new Set<PlayerId>();
  for (const action of actions) {
    const { playerId } = action;
    if ((sums.get(playerId) ?? 0n) <= held(state, ownerOf(playerId), currency)) continue;
    overspent.add(playerId);
    failSecretAction(turn, action, 'OVERSPENT');
    yield;
  }
  return bids.filter(({ playerId }) => !overspent.has(playerId));
}

/** The sums are bigints, since the amounts of one declaration can add up to more than 2^53. */
function sumsOf(bids: readonly StandingBid[]): Map<PlayerId, bigint> {
  const sums = new Map<PlayerId, bigint>();
  for (const { playerId, amount } of bids) {
    sums.set(playerId, (sums.get(playerId) ?? 0n) + BigInt(amount));
  }
  return sums;
}
