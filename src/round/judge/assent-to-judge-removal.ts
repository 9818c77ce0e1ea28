/**
 * "An incumbent Judge can be removed with the assent of two players" [Judges]: players other than
 * the Judge, who assent to the same removal [ruling I2]. Assents are to one term, and count while
 * those who gave them are players.
 */
import type { PlayerId } from '../../kernel';
import { unlessRunning } from '../access';
import type { Asked } from '../command';
import { refuse } from '../refusal';
import type { RoundRefusal } from '../refusal';
import { presentPlayer, rulesetOf } from '../state';
import type { PlayerRow, RoundState } from '../state';
import type { RoundStamped, RoundTurn } from '../turn';
import { ifJudge, RULE, sittingTerm } from './bench';
import type { AssentToJudgeRemoval } from './commands';
import { endTerm } from './end-term';
import type { JudgeRemovalAssented } from './events';

const assentId = (term: string, player: PlayerId): string => `${term}|${player}`;

export const assents = (state: RoundState, player: PlayerId, term: string): boolean =>
  state.get('removalAssents', assentId(term, player)) !== undefined;

/** Those who assent to the removal and are players now. */
export function assentersOf(state: RoundState, term: string): PlayerRow[] {
  return state
    .by('removalAssents', 'term', term)
    .map(({ playerId }) => presentPlayer(state, playerId))
    .filter((player) => player !== null);
}

export function assentToJudgeRemoval(
  turn: RoundTurn,
  player: PlayerRow,
  { playerId: judgeId }: Asked<AssentToJudgeRemoval>,
): RoundRefusal | null {
  const { state } = turn;
  const refusal = ifJudge(state, player) ?? unlessRunning(state, RULE);
  if (refusal !== null) return refusal;
  const term = sittingTerm(state);
  if (term === null) return refuse('CHAIR_VACANT', RULE);
  if (term.playerId !== judgeId) return refuse('JUDGE_CHANGED', RULE, { playerId: term.playerId });
  const { id: termId } = term;
  if (assents(state, player.id, termId)) return refuse('ALREADY_ASSENTED', RULE);
  turn.emit({ type: 'JudgeRemovalAssented', termId, playerId: player.id, judgeId });
  const { removalAssents } = rulesetOf(state).judge;
  if (assentersOf(state, termId).length >= removalAssents) endTerm(turn, term, 'REMOVED');
  return null;
}

export function evolveJudgeRemovalAssented(
  state: RoundState,
  { atMs, event: { termId, playerId } }: RoundStamped<JudgeRemovalAssented>,
): void {
  const id = assentId(termId, playerId);
  state.put('removalAssents', { id, termId, playerId, assentedAtMs: atMs });
}
