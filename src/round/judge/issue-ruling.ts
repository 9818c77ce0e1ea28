/**
 * "The proper response to a question is an answer to that question, and the proper response to a
 * statement is the truth value of that statement" [Judges], with reasons [ruling I3].
 */
import { byOrdinal, ordinalOf, quoted } from '../../kernel';
import { unlessRunning } from '../model/access';
import { byPlayer } from '../model/records';
import type { RoundEventRecord } from '../model/records';
import { refuse } from '../model/refusal';
import type { RoundRefusal } from '../model/refusal';
import { nextNumber, roundOf, takeNumber } from '../model/state';
import type { PlayerRow, RoundState } from '../model/state';
import { nameOf } from '../model/wording';
import { isJudge, RULE, unlessJudge } from './bench';
import { unlessSectionsExist } from './cited-sections';
import type { IssueRuling } from './commands';
import type { RulingIssued } from './events';
import type { Verdict } from './rows';
import { justiceShape } from './shape';
import { RULING_IDS } from '../model/ids';
import type { JusticeRequestId } from '../model/ids';

export const issueRuling = byPlayer<IssueRuling, 'requestId'>({
  whilePaused: true,
  rule: RULE,
  shape: justiceShape,
  refuses: ({ state }, player, { requestId, sections, verdict }) =>
    unlessJudge(state, player) ??
    unlessRunning(state, RULE) ??
    unlessOpen(state, requestId) ??
    unlessSectionsExist(state, sections ?? []) ??
    unlessOthers(state, requestId, player) ??
    (verdict === undefined ? null : unlessProper(state, requestId, verdict)),
  offers: ({ state }, player) =>
    state
      .by('justiceRequests', 'status', 'OPEN')
      .sort(byOrdinal)
      .map(({ id, kind, playerId, requestedAtMs }) => ({
        description: 'Rule on a request.',
        known: { requestId: id },
        facts: { kind },
        waits:
          isJudge(state, player.id) && playerId !== player.id
            ? { kind: 'JUSTICE', sinceMs: requestedAtMs }
            : null,
      })),
  decide: (turn, player, { requestId, verdict, text, entries, sections }) => {
    turn.emit({
      type: 'RulingIssued',
      rulingId: RULING_IDS.of(nextNumber(turn.state, 'ruling')),
      requestId,
      playerId: player.id,
      verdict,
      text,
      entries,
      sections,
    });
    return null;
  },
  made: (event) => (event.type === 'RulingIssued' ? event.rulingId : null),
});

function unlessOpen(state: RoundState, requestId: JusticeRequestId): RoundRefusal | null {
  const request = state.get('justiceRequests', requestId);
  if (request === undefined) return refuse('REQUEST_NOT_FOUND', RULE, { requestId });
  const { status } = request;
  return status === 'OPEN' ? null : refuse('REQUEST_CLOSED', RULE, { requestId, status });
}

/**
 * "Upon formal request by a person other than themself" [Judges]: refuses a ruling on the Judge's
 * own request, even one from before the Judge's term.
 */
function unlessOthers(
  state: RoundState,
  requestId: JusticeRequestId,
  judge: PlayerRow,
): RoundRefusal | null {
  const { playerId } = state.need('justiceRequests', requestId);
  return playerId === judge.id ? refuse('OWN_REQUEST', RULE, { requestId }) : null;
}

function unlessProper(
  state: RoundState,
  requestId: JusticeRequestId,
  verdict: Verdict | null,
): RoundRefusal | null {
  const { kind } = state.need('justiceRequests', requestId);
  if (kind === 'STATEMENT' && verdict === null) {
    return refuse('VERDICT_NEEDED', RULE, { requestId });
  }
  if (kind === 'QUESTION' && verdict !== null) {
    return refuse('VERDICT_MISPLACED', RULE, { requestId, verdict });
  }
  return null;
}

export const rulingIssued: RoundEventRecord<RulingIssued> = {
  evolve: (state, { atMs, event }) => {
    const { type: _type, rulingId, ...issued } = event;
    const { revision, week } = roundOf(state);
    takeNumber(state, 'ruling', ordinalOf(rulingId));
    state.put('rulings', {
      ...issued,
      id: rulingId,
      revision,
      issuedAtMs: atMs,
      week,
      status: 'IN_FORCE',
      overturnedAtMs: null,
      overturnedBy: null,
    });
    const request = state.need('justiceRequests', event.requestId);
    state.put('justiceRequests', { ...request, status: 'ANSWERED' });
  },
  facts: (state, { playerId, rulingId, requestId, verdict, text }) => ({
    player: nameOf(state, playerId),
    ruling: ordinalOf(rulingId),
    request: ordinalOf(requestId),
    verdict,
    words: text,
  }),
  text: (state, { playerId, rulingId, requestId, verdict, text }) => {
    const ruled = verdict === null ? '' : ` ${verdict}`;
    return `${nameOf(state, playerId)} made ruling ${ordinalOf(rulingId)} on request ${ordinalOf(requestId)}:${ruled} ${quoted(text)}.`;
  },
  channel: 'GAME_ACTIONS',
  notice: 'RULING_MADE',
  concerns: ({ requestId }, state) => [state.need('justiceRequests', requestId).playerId],
};
