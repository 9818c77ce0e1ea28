import {
  byOrdinal,
  isSha256,
  ordinalOf,
  required,
  nextPhaseStart,
  plusRulesDays,
  toReal,
  toRules,
} from '../../kernel';
import type { Instant } from '../../kernel';
import { hasProcedure } from '../../rulesets';
import type { Waits } from '../../season';
import { phaseEnd } from '../calendar/boundary';
import { unlessPhase } from '../calendar/unless-phase';
import { unlessRunning } from '../model/access';
import { byPlayer } from '../model/records';
import type { RoundEventRecord } from '../model/records';
import type { RoundEvent } from '../model/event';
import { SECRET_ACTION_IDS } from '../model/ids';
import { refuse } from '../model/refusal';
import type { RoundRefusal } from '../model/refusal';
import { hashInWeek, nextNumber, roundOf, rulesetOf, takeNumber, tempoOf } from '../model/state';
import type { PlayerRow, RoundState } from '../model/state';
import type { RoundMoment, RoundTurn } from '../model/turn';
import { nameOf } from '../model/wording';
import { failSecretAction } from './fail-secret-action';
import { anchorOf, channelOf, committingPhase, KIND_WORDS } from './kind';
import { openActionsOf } from './open-actions';
import { SECRET_ACTION_KINDS } from './vocabulary';
import type { CommitSecretAction, SecretActionCommitted, SecretActionKind } from './vocabulary';

const COMMIT_DESCRIPTIONS: Readonly<Record<SecretActionKind, string>> = {
  BIDS: 'Commit bids by their hash.',
  HAND: 'Commit a hand by its hash.',
};

/** The id of the committed action; the player either sent its hash or entrusted its text. */
export const committedAction = (event: RoundEvent): string | null =>
  event.type === 'SecretActionCommitted' ? event.actionId : null;

export const commitSecretAction = byPlayer<CommitSecretAction, 'kind'>({
  rule: 'bidding',
  shape: ({ sha256 }) =>
    isSha256(sha256) ? null : refuse('HASH_MALFORMED', 'secret-information', { field: 'sha256' }),
  refuses: (moment, player, { kind, sha256 }) =>
    unlessCommitting(moment, kind) ??
    (sha256 === undefined ? null : unlessOwn(moment.state, player, sha256)),
  offers: ({ state, now }) =>
    SECRET_ACTION_KINDS.map((kind) => ({
      description: COMMIT_DESCRIPTIONS[kind],
      known: { kind },
      rule: anchorOf(kind),
      untilMs: phaseEnd(state, now),
    })),
  decide: (turn, player, { kind, sha256 }) => {
    commit(turn, player, kind, sha256);
    return null;
  },
  made: committedAction,
});

/**
 * Refuses a hash that another present player has committed this week, even if that action has
 * failed [ruling S21]. Otherwise a player could copy a hash and open it with the text that its
 * owner reveals. Hashes of entrusted texts are public, too.
 */
function unlessOwn(state: RoundState, player: PlayerRow, sha256: string): RoundRefusal | null {
  const { week } = roundOf(state);
  const other = state
    .by('secretActions', 'hash', hashInWeek({ week, sha256: sha256.toLowerCase() }))
    .filter(({ playerId }) => playerId !== player.id)
    .filter(({ playerId }) => state.need('players', playerId).leftAtMs === null)
    .sort(byOrdinal)
    .at(0);
  if (other === undefined) return null;
  const { id: actionId, playerId } = other;
  return refuse('HASH_TAKEN', 'secret-information', { sha256: other.sha256, actionId, playerId });
}

/** Refuses a commit at the wrong time, for hashes and entrusted texts. */
export function unlessCommitting(
  { state, now }: RoundMoment,
  kind: SecretActionKind,
): RoundRefusal | null {
  const phase = committingPhase(rulesetOf(state), kind);
  const rule = anchorOf(kind);
  return (
    unlessRunning(state, rule) ??
    unlessSealed(state, kind) ??
    unlessPhase(state, now, phase === null ? [] : [phase], rule)
  );
}

/**
 * The reason to remind the player to commit, during the phase for it; null once the player has
 * committed an action of that kind this week.
 */
export function waitsToCommit(
  moment: RoundMoment,
  { id }: PlayerRow,
  kind: SecretActionKind,
): Waits | null {
  const { state } = moment;
  const { week, phaseStartedAtMs } = roundOf(state);
  const isDone = openActionsOf(state, id, kind).some((action) => action.week === week);
  if (isDone || unlessCommitting(moment, kind) !== null) return null;
  return { kind, sinceMs: phaseStartedAtMs };
}

/** Refuses kinds that are not sealed: open bids or presented hands [Bidding, Readying a hand]. */
function unlessSealed(state: RoundState, kind: SecretActionKind): RoundRefusal | null {
  const { auction, hands } = rulesetOf(state);
  switch (kind) {
    case 'BIDS':
      return hasProcedure(auction, 'SEALED') ? null : refuse('BIDS_ARE_OPEN', anchorOf(kind));
    case 'HAND':
      return hands.procedure === 'OPEN' ? refuse('HANDS_ARE_PRESENTED', anchorOf(kind)) : null;
  }
}

/**
 * Commits, and returns the action's id. Other players cannot tell an entrusted action from one that
 * the player reveals [ruling D6].
 */
export function commit(
  turn: RoundTurn,
  player: PlayerRow,
  kind: SecretActionKind,
  sha256: string,
): string {
  const { state, now } = turn;
  const { week } = roundOf(state);
  const { revelationAfterDays } = required(rulesetOf(state).secretActions, 'secret actions');
  for (const former of openActionsOf(state, player.id, kind)) {
    if (former.week === week) failSecretAction(turn, former, 'REPLACED');
  }
  const actionId = SECRET_ACTION_IDS.of(nextNumber(state, 'action'));
  turn.emit({
    type: 'SecretActionCommitted',
    actionId,
    playerId: player.id,
    kind,
    sha256: sha256.toLowerCase(),
    ...datesFrom(state, now, revelationAfterDays),
  });
  return actionId;
}

export const secretActionCommitted: RoundEventRecord<SecretActionCommitted> = {
  evolve: (state, { atMs, event }) => {
    const { actionId, playerId, kind, sha256, maturesAtMs, revealsAtMs } = event;
    takeNumber(state, 'action', ordinalOf(actionId));
    state.put('secretActions', {
      id: actionId,
      playerId,
      kind,
      sha256,
      committedAtMs: atMs,
      maturesAtMs,
      revealsAtMs,
      week: roundOf(state).week,
      status: 'COMMITTED',
      revealedAtMs: null,
      text: null,
      failure: null,
    });
  },
  text: (state, { playerId, kind }) => `${nameOf(state, playerId)} committed ${KIND_WORDS[kind]}.`,
  channel: channelOf,
};

/**
 * A secret action's maturation, "by default the beginning of the next rules-defined phase", and its
 * revelation some rules-days later [Secret Information; rulings A4, D2].
 */
export type SecretActionDates = { readonly maturesAtMs: Instant; readonly revealsAtMs: Instant };

function datesFrom(state: RoundState, at: Instant, afterDays: number): SecretActionDates {
  const tempo = tempoOf(roundOf(state));
  const maturesAtMs = toReal(tempo, nextPhaseStart(rulesetOf(state).phases, toRules(tempo, at)));
  return { maturesAtMs, revealsAtMs: plusRulesDays(tempo, maturesAtMs, afterDays) };
}
