/**
 * "A request for justice shall take the form of a question or statement" [Judges], "by a person
 * other than" the Judge [ruling I3]. The request waits while the chair is vacant [ruling W6].
 */
import { ordinalOf, quoted } from '../../kernel';
import { unlessRunning } from '../model/access';
import { byPlayer } from '../model/records';
import type { RoundEventRecord } from '../model/records';
import { nextNumber, roundOf, takeNumber } from '../model/state';
import { nameOf } from '../model/wording';
import { ifOnlyJudge, RULE, sittingJudges, unlessJudged } from './bench';
import { unlessSectionsExist } from './cited-sections';
import type { RequestJustice } from './commands';
import type { JusticeRequested } from './events';
import { justiceShape } from './shape';
import { JUSTICE_REQUEST_IDS } from '../model/ids';

export const requestJustice = byPlayer<RequestJustice>({
  whilePaused: true,
  rule: RULE,
  shape: justiceShape,
  refuses: ({ state }, player, { sections }) =>
    ifOnlyJudge(state, player) ??
    unlessRunning(state, RULE) ??
    unlessJudged(state) ??
    unlessSectionsExist(state, sections ?? []),
  offers: () => [{ description: 'Put a question or a statement to the Judge.' }],
  decide: (turn, player, { kind, text, entries, sections }) => {
    turn.emit({
      type: 'JusticeRequested',
      requestId: JUSTICE_REQUEST_IDS.of(nextNumber(turn.state, 'request')),
      playerId: player.id,
      kind,
      text,
      entries,
      sections,
    });
    return null;
  },
  made: (event) => (event.type === 'JusticeRequested' ? event.requestId : null),
});

const KINDS = { QUESTION: 'a question', STATEMENT: 'a statement' } as const;

export const justiceRequested: RoundEventRecord<JusticeRequested> = {
  evolve: (state, { atMs, event }) => {
    const { requestId, playerId, kind, text, entries, sections } = event;
    takeNumber(state, 'request', ordinalOf(requestId));
    state.put('justiceRequests', {
      id: requestId,
      playerId,
      kind,
      text,
      entries,
      sections,
      revision: roundOf(state).revision,
      requestedAtMs: atMs,
      status: 'OPEN',
    });
  },
  facts: (state, { playerId, kind, text }) => ({
    player: nameOf(state, playerId),
    kind,
    words: text,
  }),
  text: (state, { playerId, kind, text }) =>
    `${nameOf(state, playerId)} put ${KINDS[kind]} to the Judge: ${quoted(text)}.`,
  channel: 'GAME_ACTIONS',
  notice: 'JUSTICE_REQUESTED',
  /** The Judges who must answer, except the author; nobody while the chair is vacant. */
  concerns: ({ playerId }, state) => sittingJudges(state).filter((id) => id !== playerId),
};
