/**
 * "A secret action fails immediately after any of the following occur" [Secret Information]. What
 * it declared fails with it: its hand, and those of its bids that had not failed by themselves.
 */
import type { SecretActionFailed } from '../event';
import type { BidFailure, RoundState, SecretActionFailure, SecretActionRow } from '../state';
import type { RoundStamped, RoundTurn } from '../turn';

export function failSecretAction(
  turn: RoundTurn,
  { id, playerId, kind }: SecretActionRow,
  reason: SecretActionFailure,
): void {
  turn.emit({ type: 'SecretActionFailed', actionId: id, playerId, kind, reason });
}

export function evolveSecretActionFailed(
  state: RoundState,
  { event: { actionId, reason } }: RoundStamped<SecretActionFailed>,
): void {
  markActionFailed(state, actionId, reason);
  for (const bid of state.by('bids', 'action', actionId)) {
    if (bid.status === 'STANDING') {
      state.put('bids', { ...bid, status: 'FAILED', failure: bidFailure(reason) });
    }
  }
}

/** The action and its hand; its bids are the caller's. */
export function markActionFailed(
  state: RoundState,
  actionId: string,
  failure: SecretActionFailure,
): void {
  const action = state.need('secretActions', actionId);
  state.put('secretActions', { ...action, status: 'FAILED', failure });
  for (const hand of state.by('hands', 'action', actionId)) {
    state.put('hands', { ...hand, status: 'FAILED' });
  }
}

const bidFailure = (reason: SecretActionFailure): BidFailure =>
  reason === 'OVERSPENT' || reason === 'WITHDRAWN' ? reason : 'ACTION_FAILED';
