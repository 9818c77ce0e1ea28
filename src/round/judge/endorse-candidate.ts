/**
 * Candidates are endorsed by a reaction to their message [Judges]: so several can be, one's own
 * too, and an endorsement can be taken back until the week ends [ruling W4].
 */
import type { PlayerId } from '../../kernel';
import { unlessRunning } from '../access';
import type { Asked } from '../command';
import { refuse } from '../refusal';
import type { RoundRefusal } from '../refusal';
import { presentPlayer } from '../state';
import type { PlayerRow, RoundState } from '../state';
import type { RoundStamped, RoundTurn } from '../turn';
import { RULE } from './bench';
import type { EndorseCandidate, WithdrawEndorsement } from './commands';
import type { CandidateEndorsed, EndorsementWithdrawn } from './events';

const endorsementId = (candidacy: string, player: PlayerId): string => `${candidacy}|${player}`;

export const endorses = (state: RoundState, player: PlayerId, candidacy: string): boolean =>
  state.get('endorsements', endorsementId(candidacy, player)) !== undefined;

/** Those who endorse it and are players now: what would be counted. */
export function endorsersOf(state: RoundState, candidacy: string): PlayerRow[] {
  return state
    .by('endorsements', 'candidacy', candidacy)
    .map(({ playerId }) => presentPlayer(state, playerId))
    .filter((player) => player !== null);
}

function unlessStanding(state: RoundState, candidacyId: string): RoundRefusal | null {
  const status = state.get('candidacies', candidacyId)?.status ?? null;
  if (status === 'STANDING') return null;
  return refuse('CANDIDACY_NOT_FOUND', RULE, { candidacyId, status });
}

export function endorseCandidate(
  turn: RoundTurn,
  { id: playerId }: PlayerRow,
  { candidacyId }: Asked<EndorseCandidate>,
): RoundRefusal | null {
  const { state } = turn;
  const refusal = unlessRunning(state, RULE) ?? unlessStanding(state, candidacyId);
  if (refusal !== null) return refusal;
  if (endorses(state, playerId, candidacyId)) {
    return refuse('ALREADY_ENDORSED', RULE, { candidacyId });
  }
  turn.emit({ type: 'CandidateEndorsed', candidacyId, playerId });
  return null;
}

export function withdrawEndorsement(
  turn: RoundTurn,
  { id: playerId }: PlayerRow,
  { candidacyId }: Asked<WithdrawEndorsement>,
): RoundRefusal | null {
  const { state } = turn;
  const refusal = unlessRunning(state, RULE) ?? unlessStanding(state, candidacyId);
  if (refusal !== null) return refusal;
  if (!endorses(state, playerId, candidacyId)) return refuse('NOT_ENDORSED', RULE, { candidacyId });
  turn.emit({ type: 'EndorsementWithdrawn', candidacyId, playerId });
  return null;
}

export function evolveCandidateEndorsed(
  state: RoundState,
  { event: { candidacyId, playerId } }: RoundStamped<CandidateEndorsed>,
): void {
  state.put('endorsements', { id: endorsementId(candidacyId, playerId), candidacyId, playerId });
}

export function evolveEndorsementWithdrawn(
  state: RoundState,
  { event: { candidacyId, playerId } }: RoundStamped<EndorsementWithdrawn>,
): void {
  state.remove('endorsements', endorsementId(candidacyId, playerId));
}
