/**
 * "The proper response to a question is an answer to that question, and the proper response to a
 * statement is the truth value of that statement" [Judges], with reasons [ruling I3].
 */
import { ordinalOf } from '../../kernel';
import { unlessRunning } from '../access';
import type { Asked } from '../command';
import { refuse } from '../refusal';
import type { RoundRefusal } from '../refusal';
import { nextNumber, roundOf, takeNumber } from '../state';
import type { PlayerRow, RoundState } from '../state';
import type { RoundStamped, RoundTurn } from '../turn';
import { RULE, unlessJudge } from './bench';
import { unlessSections } from './cited-sections';
import type { IssueRuling } from './commands';
import type { RulingIssued } from './events';
import type { JusticeRequestRow, Verdict } from './rows';

export function issueRuling(
  turn: RoundTurn,
  player: PlayerRow,
  { requestId, verdict, text, entries, sections }: Asked<IssueRuling>,
): RoundRefusal | null {
  const { state } = turn;
  const refusal = unlessJudge(state, player) ?? unlessRunning(state, RULE);
  if (refusal !== null) return refusal;
  const request = state.get('justiceRequests', requestId);
  if (request === undefined) return refuse('REQUEST_NOT_FOUND', RULE, { requestId });
  const improper =
    unlessOpen(request) ??
    unlessSections(state, sections) ??
    unlessOthers(request, player) ??
    unlessProper(request, verdict);
  if (improper !== null) return improper;
  turn.emit({
    type: 'RulingIssued',
    rulingId: `u${String(nextNumber(state, 'ruling'))}`,
    requestId,
    playerId: player.id,
    verdict,
    text,
    entries,
    sections,
  });
  return null;
}

function unlessOpen({ id: requestId, status }: JusticeRequestRow): RoundRefusal | null {
  return status === 'OPEN' ? null : refuse('REQUEST_CLOSED', RULE, { requestId, status });
}

/** "Upon formal request by a person other than themself" [Judges]: also one made before the term. */
function unlessOthers(
  { id: requestId, playerId }: JusticeRequestRow,
  judge: PlayerRow,
): RoundRefusal | null {
  return playerId === judge.id ? refuse('OWN_REQUEST', RULE, { requestId }) : null;
}

function unlessProper(
  { id: requestId, kind }: JusticeRequestRow,
  verdict: Verdict | null,
): RoundRefusal | null {
  if (kind === 'STATEMENT' && verdict === null) {
    return refuse('VERDICT_NEEDED', RULE, { requestId });
  }
  if (kind === 'QUESTION' && verdict !== null) {
    return refuse('VERDICT_MISPLACED', RULE, { requestId, verdict });
  }
  return null;
}

export function evolveRulingIssued(
  state: RoundState,
  { atMs, event }: RoundStamped<RulingIssued>,
): void {
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
}
