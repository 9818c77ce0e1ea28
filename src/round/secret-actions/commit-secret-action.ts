/**
 * Secret Information: the kind of action is posted "along with an SHA-256 hash containing a clear
 * and unambiguous declaration" [rulings D1–D3]. Whoever has an unresolved attempt of the kind in
 * the same week loses it to the new one; an attempt of an earlier week stays to be resolved.
 */
import { byOrdinal, isSha256, ordinalOf, required } from '../../kernel';
import { unlessRunning } from '../access';
import { unlessPhase } from '../calendar/unless-phase';
import type { CommitSecretAction } from '../command';
import type { SecretActionCommitted } from '../event';
import { refuse } from '../refusal';
import type { RoundRefusal } from '../refusal';
import { hashInWeek, nextNumber, roundOf, rulesetOf, takeNumber } from '../state';
import type { PlayerRow, RoundState, SecretActionKind } from '../state';
import type { RoundStamped, RoundTurn } from '../turn';
import { datesFrom } from './dates';
import { failSecretAction } from './fail-secret-action';
import { anchorOf, committingPhase } from './kind';
import { openActionsOf } from './open-actions';

export function commitSecretAction(
  turn: RoundTurn,
  player: PlayerRow,
  { kind, sha256 }: CommitSecretAction,
): RoundRefusal | null {
  if (!isSha256(sha256)) return refuse('HASH_MALFORMED', 'secret-information', { field: 'sha256' });
  const refusal = unlessCommitting(turn, kind) ?? unlessOwn(turn.state, player, sha256);
  if (refusal === null) commit(turn, player, kind, sha256);
  return refusal;
}

/**
 * What others show, their text would open: a hash that a player present has committed this week is
 * that player's, whatever became of it [ruling S21]. Entrusted ones are public hashes like any.
 */
function unlessOwn(state: RoundState, player: PlayerRow, sha256: string): RoundRefusal | null {
  const { week } = roundOf(state);
  const other = state
    .by('secretActions', 'hash', hashInWeek({ week, sha256: sha256.toLowerCase() }))
    .filter(({ playerId }) => playerId !== player.id)
    .filter(({ playerId }) => state.need('players', playerId).leftAtMs === null)
    .sort(byOrdinal)
    .at(0);
  if (other === undefined) return null;
  const { id: actionId, playerId } = other;
  return refuse('HASH_TAKEN', 'secret-information', { sha256: other.sha256, actionId, playerId });
}

/** The refusal of a commit, by hash or entrusted, that comes at the wrong time. */
export function unlessCommitting(turn: RoundTurn, kind: SecretActionKind): RoundRefusal | null {
  const { state, now } = turn;
  const phase = committingPhase(rulesetOf(state), kind);
  const rule = anchorOf(kind);
  return (
    unlessRunning(state, rule) ??
    unlessSealed(state, kind) ??
    unlessPhase(state, now, phase === null ? [] : [phase], rule)
  );
}

/** Where bids are called out or hands are presented, none is committed [Bidding, Readying a hand]. */
function unlessSealed(state: RoundState, kind: SecretActionKind): RoundRefusal | null {
  const { auction, hands } = rulesetOf(state);
  switch (kind) {
    case 'BIDS':
      return auction.bidding.procedure === 'OPEN' ? refuse('BIDS_ARE_OPEN', anchorOf(kind)) : null;
    case 'HAND':
      return hands.procedure === 'OPEN' ? refuse('HANDS_ARE_PRESENTED', anchorOf(kind)) : null;
  }
}

/** Commits; gives the id of the action. To everybody else both ways look the same [ruling D6]. */
export function commit(
  turn: RoundTurn,
  player: PlayerRow,
  kind: SecretActionKind,
  sha256: string,
): string {
  const { state, now } = turn;
  const { week } = roundOf(state);
  const { revelationAfterDays } = required(rulesetOf(state).secretActions, 'secret actions');
  for (const former of openActionsOf(state, player.id, kind)) {
    if (former.week === week) failSecretAction(turn, former, 'REPLACED');
  }
  const actionId = `a${nextNumber(state, 'action')}`;
  turn.emit({
    type: 'SecretActionCommitted',
    actionId,
    playerId: player.id,
    kind,
    sha256: sha256.toLowerCase(),
    ...datesFrom(state, now, revelationAfterDays),
  });
  return actionId;
}

export function evolveSecretActionCommitted(
  state: RoundState,
  { atMs, event }: RoundStamped<SecretActionCommitted>,
): void {
  const { actionId, playerId, kind, sha256, maturesAtMs, revealsAtMs } = event;
  takeNumber(state, 'action', ordinalOf(actionId));
  state.put('secretActions', {
    id: actionId,
    playerId,
    kind,
    sha256,
    committedAtMs: atMs,
    maturesAtMs,
    revealsAtMs,
    week: roundOf(state).week,
    status: 'COMMITTED',
    revealedAtMs: null,
    text: null,
    failure: null,
  });
}
