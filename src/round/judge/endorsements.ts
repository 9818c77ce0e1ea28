/**
 * Candidates are endorsed by a reaction to their message [Judges]: so several can be, one's own
 * too, and an endorsement can be taken back until the week ends [ruling W4].
 */
import { byOrdinal } from '../../kernel';
import type { PlayerId } from '../../kernel';
import { refuse } from '../ground/refusal';
import type { RoundRefusal } from '../ground/refusal';
import { presentPlayer } from '../ground/state';
import type { PlayerRow, RoundState } from '../ground/state';
import { nameOf } from '../ground/wording';
import { RULE } from './bench';
import type { CandidacyRow } from './rows';
import type { CandidacyId } from './ids';

export const endorsementId = (candidacy: string, player: PlayerId): string =>
  `${candidacy}|${player}`;

export const endorses = (state: RoundState, player: PlayerId, candidacy: string): boolean =>
  state.get('endorsements', endorsementId(candidacy, player)) !== undefined;

/** Those who endorse it and are players now: what would be counted. */
export function endorsersOf(state: RoundState, candidacy: string): PlayerRow[] {
  return state
    .by('endorsements', 'candidacy', candidacy)
    .map(({ playerId }) => presentPlayer(state, playerId))
    .filter((player) => player !== null);
}

/** The candidacies of the present week, oldest first. */
export const standingCandidacies = (state: RoundState): CandidacyRow[] =>
  state.by('candidacies', 'standing', 'yes').sort(byOrdinal);

export function unlessStanding(state: RoundState, candidacyId: CandidacyId): RoundRefusal | null {
  const status = state.get('candidacies', candidacyId)?.status ?? null;
  if (status === 'STANDING') return null;
  return refuse('CANDIDACY_NOT_FOUND', RULE, { candidacyId, status });
}

/** The candidate, in a sentence. */
export const candidateName = (state: RoundState, candidacyId: CandidacyId): string =>
  nameOf(state, state.need('candidacies', candidacyId).playerId);
