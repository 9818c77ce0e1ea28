/** The secret actions that players have made by vote, as kinds of secret actions [ruling Z7]. */
import { byOrdinal, ordinalOf } from '../../../kernel';
import {
  actionOfSecret,
  channelOfSecret,
  findSecretAction,
  ruleOf,
  secretActionsOf,
} from '../../../rulesets';
import type { CitedAnchor, SecretAction } from '../../../rulesets';
import { SECRET_ATTEMPT_IDS } from '../../model/ids';
import { nextNumberOf } from '../../model/players';
import type { PlayerRow } from '../../model/rows';
import { secretDates } from '../secret-actions';
import type { SecretActions } from '../secret-actions';
import { ActionOutcome } from '../action-outcome';
import { unlessAllowed, unlessCondition, unlessPaid, unlessPhase } from '../action-checks';
import type { ActionMoment, ActionState } from '../action-checks';
import { citing } from '../value-tracking';
import type { ValueTracking } from '../value-tracking';
import { failAttempt, openAttempt } from './open-attempt';
import type { AttemptTurn } from './open-attempt';
import { attemptsDue, attemptWindows, latestAttempt, openAttemptsOf } from './rows';
import type { SecretAttemptRow } from './rows';

export const RULE = 'additional-secret-actions' as const;
const ATTEMPT_COUNTER = 'secretAttempt';

export type KnownAttempt = { readonly action: string };

type Attempts<State extends ActionState, F> = SecretActions<
  AttemptTurn<State>,
  SecretAttemptRow,
  KnownAttempt,
  F
>;
type Refusing = Extract<
  keyof Attempts<ActionState, unknown>,
  `unless${string}` | `refuse${string}`
>;

export const attemptsOf = <State extends ActionState, F>(
  tracking: ValueTracking<State, F>,
): Attempts<State, F> => ({
  ...attemptRowsOf(tracking),
  unlessCommitting: (moment, player, known) => unlessCommitting(tracking, moment, player, known),
  unlessPlayed: (state) => tracking.unlessPlayed(state, RULE),
  unlessRevealable: ({ state, now }, player, { action }) => {
    const attempt = latestAttempt(state, player, action);
    if (attempt === null) return tracking.refuse('ATTEMPT_NOT_FOUND', RULE, { action });
    const { status, failure, maturesAtMs, revealsAtMs, revealedAtMs } = attempt;
    if (revealedAtMs !== null) {
      return tracking.refuse('ATTEMPT_REVEALED', RULE, { action, revealedAtMs });
    }
    if (failure === 'NOT_REVEALED' || (status === 'MATURED' && now >= revealsAtMs)) {
      return tracking.refuse('ATTEMPT_OVER', RULE, { action, revealsAtMs });
    }
    if (status === 'FAILED') return tracking.refuse('ATTEMPT_NOT_FOUND', RULE, { action });
    return now < maturesAtMs
      ? tracking.refuse('ATTEMPT_NOT_MATURED', RULE, { action, maturesAtMs })
      : null;
  },
  refuseHash: (field) => tracking.refuse('HASH_MALFORMED', RULE, { field }),
  refuseTaken: ({ sha256, playerId }) =>
    tracking.refuse('HASH_OF_ANOTHER', RULE, { sha256, playerId }),
  refuseText: (field, expected) => tracking.refuse('MALFORMED', RULE, { field, expected }),
  refuseMismatch: (committed, sha256) =>
    tracking.refuse('HASH_MISMATCH', RULE, { committed, sha256 }),
});

/** The kinds, rows and events of attempts. */
const attemptRowsOf = <State extends ActionState, F>(
  tracking: ValueTracking<State, F>,
): Omit<Attempts<State, F>, Refusing> => ({
  committing: ({ state }) =>
    secretActionsOf(tracking.rulesetOf(state)).map(({ action, title, ...rest }) => ({
      description: `Commit ${title} by its hash.`,
      known: { action },
      ...ruleOf(rest),
    })),
  revealing: (state, { action }) => {
    const secret = findSecretAction(tracking.rulesetOf(state), action);
    return {
      description: `Reveal ${secret?.title ?? action}.`,
      known: { action },
      // Rules that have dropped the secret action may lack the section.
      ...(secret === null ? { rule: 'general' as CitedAnchor } : ruleOf(secret)),
    };
  },
  citing: (state, { action }, refusal) => citingSecret(tracking, state, action, refusal),

  withHash: (state, sha256) => state.by('secretAttempts', 'hash', sha256),
  replacedBy: (state, player, { action }) =>
    openAttemptsOf(state, player).filter((attempt) => attempt.action === action),
  unrevealed: ({ state }, player) => openAttemptsOf(state, player),
  revealable: ({ state }, player, { action }) => {
    const latest = latestAttempt(state, player, action);
    return latest === null ? [] : [latest];
  },
  matured: ({ state, now }) => attemptsDue(state, 'matures', now),

  datesOf: (state, now, { action }) => {
    const ruleset = tracking.rulesetOf(state);
    const secret: Partial<SecretAction> = findSecretAction(ruleset, action) ?? {};
    return secretDates(tracking.seasonOf(state), ruleset, now, secret);
  },
  commit: (turn, playerId, { action }, sha256, dates) => {
    const attemptId = SECRET_ATTEMPT_IDS.of(nextNumberOf(turn.state, ATTEMPT_COUNTER));
    turn.emit({
      ...{ type: 'SecretAttemptCommitted', attemptId, action, playerId, sha256 },
      ...dates,
      ...channelOfSecret(tracking.rulesetOf(turn.state), action),
    });
    return attemptId;
  },
  open: (turn, attempt, text) => {
    openAttempt(tracking, turn, attempt, text);
  },
  fail: (turn, attempt, reason) => {
    failAttempt(tracking, turn, attempt, reason);
  },
  tellMatured: (turn) => {
    const attemptIds = attemptsDue(turn.state, 'matures', turn.now).map(({ id }) => id);
    if (attemptIds.length > 0) turn.emit({ type: 'SecretAttemptsMatured', attemptIds });
  },
  windows: attemptWindows,
  warn: (turn, window, revealsAtMs) => {
    const awaited = turn.state.by('secretAttempts', 'window', window).sort(byOrdinal);
    const attemptIds = awaited.map(({ id }) => id);
    turn.emit({ type: 'SecretAttemptsWarned', attemptIds, revealsAtMs });
  },
});

/** Stores the number of a new attempt. */
export const takeAttemptNumber = (state: ActionState, id: SecretAttemptRow['id']): void => {
  state.put('counters', { id: ATTEMPT_COUNTER, last: ordinalOf(id) });
};

/** Refuses if the rules do not let the player commit the secret action now. */
export function unlessCommitting<State extends ActionState, F>(
  tracking: ValueTracking<State, F>,
  moment: ActionMoment<State>,
  { id: actor }: PlayerRow,
  { action: code }: KnownAttempt,
): F | null {
  const { state } = moment;
  const secret = findSecretAction(tracking.rulesetOf(state), code);
  if (secret === null) return tracking.refuse('ACTION_UNKNOWN', 'general', { action: code });
  const action = actionOfSecret(secret);
  const parties = { actor, target: null, card: null };
  const { valueOf } = new ActionOutcome(tracking, state, parties);
  return citingSecret(
    tracking,
    state,
    code,
    unlessAllowed(tracking, moment, parties, action, valueOf) ??
      tracking.unlessPlayed(state, RULE) ??
      unlessPhase(tracking, state, action) ??
      unlessCondition(tracking, state, action, valueOf) ??
      unlessPaid(tracking, state, parties, action),
  );
}

/**
 * Makes a refusal cite the rule that the secret action names, or the section about secret actions.
 * Rules without secret actions have no such section.
 */
export function citingSecret<State extends ActionState, F>(
  { rulesetOf }: Pick<ValueTracking<State, F>, 'rulesetOf'>,
  state: State,
  action: string,
  refusal: F | null,
): F | null {
  const ruleset = rulesetOf(state);
  const section = secretActionsOf(ruleset).length > 0 ? RULE : 'general';
  return citing({ rule: findSecretAction(ruleset, action)?.rule ?? section }, refusal);
}
