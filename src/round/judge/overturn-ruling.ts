/**
 * "A ruling may be overturned by the Judge who made it within one week of being made. When a ruling
 * is overturned in this manner, the Judge shall then issue a new ruling on the initial request"
 * [Judges; ruling I2]: it takes the chair to do both [ruling W7].
 */
import { plusRulesDays } from '../../kernel';
import type { Instant } from '../../kernel';
import { unlessRunning } from '../access';
import type { Asked } from '../command';
import { refuse } from '../refusal';
import type { RoundRefusal } from '../refusal';
import { roundOf, rulesetOf, tempoOf } from '../state';
import type { PlayerRow, RoundState } from '../state';
import type { RoundStamped, RoundTurn } from '../turn';
import { RULE, unlessJudge } from './bench';
import type { OverturnRuling } from './commands';
import type { RulingOverturned } from './events';
import { ruledOut } from './ruled-out';
import type { RulingRow } from './rows';

/** From when on it is too late: the instant itself is [ruling W8]. */
export function overturnUntil(state: RoundState, { issuedAtMs }: RulingRow): Instant {
  const { ownOverturnWithinDays } = rulesetOf(state).judge;
  return plusRulesDays(tempoOf(roundOf(state)), issuedAtMs, ownOverturnWithinDays);
}

export function overturnRuling(
  turn: RoundTurn,
  player: PlayerRow,
  { rulingId }: Asked<OverturnRuling>,
): RoundRefusal | null {
  const { state, now } = turn;
  const refusal = unlessJudge(state, player) ?? unlessRunning(state, RULE);
  if (refusal !== null) return refusal;
  const ruling = state.get('rulings', rulingId);
  if (ruling === undefined) return refuse('RULING_NOT_FOUND', RULE, { rulingId });
  if (ruling.playerId !== player.id) return refuse('NOT_YOUR_RULING', RULE, { rulingId });
  if (ruling.status === 'OVERTURNED') return refuse('RULING_OVERTURNED', RULE, { rulingId });
  const endedAtMs = overturnUntil(state, ruling);
  if (now >= endedAtMs) return refuse('TOO_LATE_TO_OVERTURN', RULE, { rulingId, endedAtMs });
  const { requestId } = ruling;
  turn.emit({ type: 'RulingOverturned', rulingId, requestId, playerId: player.id });
  return null;
}

/** The request is open again; a vote of confidence that was going on has nothing left to decide. */
export function evolveRulingOverturned(
  state: RoundState,
  { atMs, event: { rulingId } }: RoundStamped<RulingOverturned>,
): void {
  ruledOut(state, rulingId, atMs, 'JUDGE');
  const vote = state.by('confidenceVotes', 'ruling', rulingId)[0];
  if (vote?.status === 'OPEN') state.put('confidenceVotes', { ...vote, status: 'CANCELLED' });
}
