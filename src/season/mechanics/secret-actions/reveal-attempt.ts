/**
 * "During the period after the maturation date but before the revelation date … the player … must
 * post the unhashed text" [Secret Information]. The time includes the maturation and excludes the
 * revelation date. A text with another hash is refused, and the player may try again [ruling D3].
 * The clock reveals entrusted texts as they mature.
 */
import { CLOCK, required, sha256OfText } from '../../../kernel';
import type { PlayerId, Stepwise } from '../../../kernel';
import { findSecretAction, ruleOf } from '../../../rulesets';
import type { CitedAnchor } from '../../../rulesets';
import { isHeld } from '../../model/outage';
import type { Outage } from '../../model/outage';
import type { PlayerRow } from '../../model/rows';
import type { ActionMoment, ActionState } from '../action-checks';
import type { ValueTracking } from '../value-tracking';
import { citingSecret } from './cited-section';
import { LONGEST_DECLARED_TEXT } from './declared-text';
import { failAttempt, openAttempt } from './open-attempt';
import type { AttemptTurn } from './open-attempt';
import { attemptsDue, latestAttempt, openAttemptsOf } from './rows';
import type { RevealSecretAttempt } from './vocabulary';

const RULE = 'additional-secret-actions' as const;
/** Rules that have dropped the secret action may lack the section. */
const GENERAL = 'general' as CitedAnchor;

/** A command of a player. */
export const revealSecretAttemptOf = <State extends ActionState, F>(
  tracking: ValueTracking<State, F>,
) => ({
  rule: RULE,
  refuses: (
    moment: ActionMoment<State>,
    { id }: PlayerRow,
    { action, text }: Pick<RevealSecretAttempt, 'action'> & Partial<RevealSecretAttempt>,
  ): F | null =>
    citingSecret(
      tracking,
      moment.state,
      action,
      tracking.unlessPlayed(moment.state, RULE) ??
        unlessRevealable(tracking, moment, id, action) ??
        (text === undefined
          ? null
          : (unlessShort(tracking, text) ??
            unlessHashed(tracking, moment.state, id, action, text))),
    ),
  offers: ({ state }: ActionMoment<State>, { id }: PlayerRow) =>
    openAttemptsOf(state, id).map(({ id: unlessKept, action, ...attempt }) => {
      const secret = findSecretAction(tracking.rulesetOf(state), action);
      const section = secret === null ? { rule: GENERAL } : ruleOf(secret);
      return {
        description: `Reveal ${secret?.title ?? action}.`,
        known: { action },
        fromMs: attempt.maturesAtMs,
        untilMs: attempt.revealsAtMs,
        waits: { kind: 'REVEAL' as const, sinceMs: attempt.committedAtMs, unlessKept },
        ...section,
      };
    }),
  decide: (turn: AttemptTurn<State>, { id }: PlayerRow, { action, text }: RevealSecretAttempt) => {
    openAttempt(
      tracking,
      turn,
      required(latestAttempt(turn.state, id, action), 'an attempt'),
      text,
    );
    return null;
  },
  made: (event: { readonly type: string; readonly attemptId?: unknown }) =>
    typeof event.attemptId === 'string' ? event.attemptId : null,
});

const unlessShort = <F>(
  { refuse }: Pick<ValueTracking<never, F>, 'refuse'>,
  text: string,
): F | null =>
  text.length <= LONGEST_DECLARED_TEXT
    ? null
    : refuse('MALFORMED', RULE, {
        field: 'text',
        expected: `up to ${LONGEST_DECLARED_TEXT} characters`,
      });

function unlessRevealable<State extends ActionState, F>(
  { refuse }: ValueTracking<State, F>,
  { state, now }: ActionMoment<State>,
  player: PlayerId,
  action: string,
): F | null {
  const attempt = latestAttempt(state, player, action);
  if (attempt === null) return refuse('ATTEMPT_NOT_FOUND', RULE, { action });
  const { status, failure, maturesAtMs, revealsAtMs, revealedAtMs } = attempt;
  if (revealedAtMs !== null) return refuse('ATTEMPT_REVEALED', RULE, { action, revealedAtMs });
  if (failure === 'NOT_REVEALED' || (status === 'MATURED' && now >= revealsAtMs)) {
    return refuse('ATTEMPT_OVER', RULE, { action, revealsAtMs });
  }
  if (status === 'FAILED') return refuse('ATTEMPT_NOT_FOUND', RULE, { action });
  return now < maturesAtMs ? refuse('ATTEMPT_NOT_MATURED', RULE, { action, maturesAtMs }) : null;
}

function unlessHashed<State extends ActionState, F>(
  { refuse }: ValueTracking<State, F>,
  state: State,
  player: PlayerId,
  action: string,
  text: string,
): F | null {
  const committed = latestAttempt(state, player, action)?.sha256 ?? '';
  const sha256 = sha256OfText(text);
  if (sha256 === committed) return null;
  return refuse('HASH_MISMATCH', RULE, { committed: [committed], sha256 });
}

/** Fails the attempts whose revelation date has come. `away`: the outage in progress, or null. */
export function* failUnrevealed<State extends ActionState>(
  turn: AttemptTurn<State>,
  away: Outage | null,
): Stepwise {
  for (const attempt of attemptsDue(turn.state, 'reveals', turn.now)) {
    if (isHeld(away, attempt.revealsAtMs)) continue;
    failAttempt(turn, attempt, 'NOT_REVEALED');
    yield;
  }
}

/** Reveals entrusted attempts that have matured; the players must reveal the others. */
export function* matureAttempts<State extends ActionState, F>(
  tracking: ValueTracking<State, F>,
  turn: AttemptTurn<State>,
): Stepwise {
  const due = attemptsDue(turn.state, 'matures', turn.now);
  if (due.length === 0) return;
  const clock = turn.as(CLOCK) as AttemptTurn<State>;
  for (const attempt of due) {
    const text = turn.vault.open(attempt.id);
    if (text !== null) openAttempt(tracking, clock, attempt, text);
    yield;
  }
  const attemptIds = attemptsDue(turn.state, 'matures', turn.now).map(({ id }) => id);
  if (attemptIds.length > 0) clock.emit({ type: 'SecretAttemptsMatured', attemptIds });
}
