/**
 * "A ruling may be overturned by the Judge who made it within one week of being made. When a ruling
 * is overturned in this manner, the Judge shall then issue a new ruling on the initial request"
 * [Judges; ruling I2]. Only a sitting Judge can do either [ruling W7].
 */
import { ordinalOf, plusRulesDays } from '../../kernel';
import type { Instant } from '../../kernel';
import { unlessRunning } from '../model/access';
import { byPlayer } from '../model/records';
import type { RoundEventRecord } from '../model/records';
import { refuse } from '../model/refusal';
import type { RoundRefusal } from '../model/refusal';
import { roundOf, tempoOf } from '../model/state';
import type { PlayerRow, RoundState } from '../model/state';
import type { RoundMoment } from '../model/turn';
import { nameOf } from '../model/wording';
import { judgeRules, RULE, unlessJudge } from './bench';
import type { OverturnRuling } from './commands';
import type { RulingOverturned } from './events';
import { recentRulings } from './recent-rulings';
import type { RulingRow } from './rows';
import type { RulingId } from '../model/ids';

export const overturnRuling = byPlayer<OverturnRuling, 'rulingId'>({
  whilePaused: true,
  rule: RULE,
  refuses: (moment, player, { rulingId }) =>
    unlessJudge(moment.state, player) ??
    unlessRunning(moment.state, RULE) ??
    unlessOverturnable(moment, player, rulingId),
  offers: (moment) =>
    recentRulings(moment, overturnableDays(moment.state)).map((ruling) => ({
      description: 'Overturn your own ruling.',
      known: { rulingId: ruling.id },
      untilMs: overturnableUntil(moment.state, ruling),
    })),
  decide: (turn, { id: playerId }, { rulingId }) => {
    const { requestId } = turn.state.need('rulings', rulingId);
    turn.emit({ type: 'RulingOverturned', rulingId, requestId, playerId });
    return null;
  },
  made: (event) => (event.type === 'RulingOverturned' ? event.rulingId : null),
});

function unlessOverturnable(
  { state, now }: RoundMoment,
  player: PlayerRow,
  rulingId: RulingId,
): RoundRefusal | null {
  const ruling = state.get('rulings', rulingId);
  if (ruling === undefined) return refuse('RULING_NOT_FOUND', RULE, { rulingId });
  if (ruling.playerId !== player.id) return refuse('NOT_YOUR_RULING', RULE, { rulingId });
  if (ruling.status === 'OVERTURNED') return refuse('RULING_OVERTURNED', RULE, { rulingId });
  const endedAtMs = overturnableUntil(state, ruling);
  return now < endedAtMs ? null : refuse('TOO_LATE_TO_OVERTURN', RULE, { rulingId, endedAtMs });
}

/** The exclusive end of the time to overturn a ruling of one's own [ruling W8]. */
function overturnableUntil(state: RoundState, { issuedAtMs }: RulingRow): Instant {
  return plusRulesDays(tempoOf(roundOf(state)), issuedAtMs, overturnableDays(state));
}

const overturnableDays = (state: RoundState): number =>
  judgeRules(state)?.ownOverturnWithinDays ?? 0;

/**
 * Overturns a ruling, which then "shall have no bearing" [Judges]. The request is reopened if the
 * Judge overturned the ruling, and set aside after a vote of confidence [I2, W9].
 */
export function overturn(
  state: RoundState,
  rulingId: RulingId,
  overturnedAtMs: Instant,
  overturnedBy: NonNullable<RulingRow['overturnedBy']>,
): void {
  const ruling = state.need('rulings', rulingId);
  state.put('rulings', { ...ruling, status: 'OVERTURNED', overturnedAtMs, overturnedBy });
  const request = state.need('justiceRequests', ruling.requestId);
  const status = overturnedBy === 'JUDGE' ? 'OPEN' : 'SET_ASIDE';
  state.put('justiceRequests', { ...request, status });
}

export const rulingOverturned: RoundEventRecord<RulingOverturned> = {
  /** Reopens the request and cancels an open vote of confidence on the ruling. */
  evolve: (state, { atMs, event: { rulingId } }) => {
    overturn(state, rulingId, atMs, 'JUDGE');
    const vote = state.by('confidenceVotes', 'ruling', rulingId)[0];
    if (vote?.status === 'OPEN') state.put('confidenceVotes', { ...vote, status: 'CANCELLED' });
  },
  facts: (state, { playerId, rulingId }) => ({
    player: nameOf(state, playerId),
    ruling: ordinalOf(rulingId),
  }),
  text: (state, { playerId, rulingId }) =>
    `${nameOf(state, playerId)} overturned ruling ${ordinalOf(rulingId)}, and owes a new one.`,
  channel: 'GAME_ACTIONS',
  notice: 'RULING_MADE',
  /** The author of the request, who needs a new ruling. */
  concerns: ({ requestId }, state) => [state.need('justiceRequests', requestId).playerId],
};
