/**
 * "Any player may become a candidate for the next Judge by sending a text message in the channel
 * #judge-elections" [Judges; ruling I1]. One message a week stands for each player [ruling W3].
 */
import { ordinalOf } from '../../kernel';
import type { PlayerId } from '../../kernel';
import { unlessRunning } from '../access';
import type { Asked } from '../command';
import { refuse } from '../refusal';
import type { RoundRefusal } from '../refusal';
import { nextNumber, roundOf, takeNumber } from '../state';
import type { PlayerRow, RoundState } from '../state';
import type { RoundStamped, RoundTurn } from '../turn';
import { RULE } from './bench';
import type { NominateForJudge } from './commands';
import type { CandidacyDropped, CandidacyPosted } from './events';
import type { CandidacyRow } from './rows';

/** The candidacy by which the player stands in the present week. */
export function standingCandidacy(state: RoundState, player: PlayerId): CandidacyRow | null {
  return state.by('candidacies', 'standingOf', player)[0] ?? null;
}

export function nominateForJudge(
  turn: RoundTurn,
  { id: playerId }: PlayerRow,
  { text }: Asked<NominateForJudge>,
): RoundRefusal | null {
  const { state } = turn;
  const notRunning = unlessRunning(state, RULE);
  if (notRunning !== null) return notRunning;
  const standing = standingCandidacy(state, playerId);
  if (standing !== null) return refuse('ALREADY_A_CANDIDATE', RULE, { candidacyId: standing.id });
  const candidacyId = `n${String(nextNumber(state, 'candidacy'))}`;
  turn.emit({ type: 'CandidacyPosted', candidacyId, playerId, message: text });
  return null;
}

export function evolveCandidacyPosted(
  state: RoundState,
  { atMs, event: { candidacyId, playerId, message } }: RoundStamped<CandidacyPosted>,
): void {
  takeNumber(state, 'candidacy', ordinalOf(candidacyId));
  state.put('candidacies', {
    id: candidacyId,
    playerId,
    text: message,
    postedAtMs: atMs,
    week: roundOf(state).week,
    status: 'STANDING',
    counted: null,
  });
}

export function evolveCandidacyDropped(
  state: RoundState,
  { event: { candidacyId } }: RoundStamped<CandidacyDropped>,
): void {
  state.put('candidacies', { ...state.need('candidacies', candidacyId), status: 'DROPPED' });
}
