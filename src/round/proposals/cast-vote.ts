/**
 * "Only players may … vote" [Players]. A reaction on the message "at the time when the voting
 * period ends constitutes a vote" [Proposals]: so it can be put there from submission on, changed
 * and taken back until then [ruling P1].
 */
import { unlessRunning } from '../access';
import type { Asked, CastVote } from '../command';
import type { VoteCast } from '../event';
import type { RoundRefusal } from '../refusal';
import type { PlayerRow, RoundState } from '../state';
import type { RoundStamped, RoundTurn } from '../turn';
import { findProposal, unlessOpen } from './open-proposal';

export function castVote(
  turn: RoundTurn,
  player: PlayerRow,
  { proposalId, vote }: Asked<CastVote>,
): RoundRefusal | null {
  const notRunning = unlessRunning(turn.state, 'proposals');
  if (notRunning !== null) return notRunning;
  const { proposal, refusal: notFound } = findProposal(turn.state, proposalId);
  const refusal = proposal === null ? notFound : unlessOpen(proposal);
  if (refusal !== null) return refusal;
  turn.emit({ type: 'VoteCast', proposalId, playerId: player.id, vote });
  return null;
}

export function evolveVoteCast(
  state: RoundState,
  { atMs, event: { proposalId, playerId, vote } }: RoundStamped<VoteCast>,
): void {
  const id = `${proposalId}|${playerId}`;
  if (vote === 'NONE') state.remove('votes', id);
  else state.put('votes', { id, proposalId, playerId, vote, castAtMs: atMs });
}
