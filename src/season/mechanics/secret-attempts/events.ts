/** The records of the events about attempts at secret actions. */
import { phrase, quoted } from '../../../kernel';
import type { Instant, PlayerId } from '../../../kernel';
import { findSecretAction, nameOfCard } from '../../../rulesets';
import type { Channel, Ruleset } from '../../../rulesets';
import { nameOf } from '../../model/players';
import type { ActionState } from '../action-checks';
import { playersMoved } from '../moved-items';
import { putOutcome, outcomeWords } from '../take-action';
import { REVELATION_TEXTS, voidedWords } from '../secret-actions';
import type { ValueTracking } from '../value-tracking';
import { takeAttemptNumber } from './attempts';
import type {
  DeclaredThing,
  SecretAttemptCommitted,
  SecretAttemptFailed,
  SecretAttemptFailure,
  SecretAttemptRevealed,
  SecretAttemptsMatured,
  SecretAttemptsWarned,
} from './vocabulary';

const FAILURE_TEXTS: Readonly<Record<SecretAttemptFailure, string>> = {
  REPLACED: 'a new attempt was made',
  NOT_REVEALED: 'the text was not revealed in time',
  MALFORMED: 'the text is not a valid declaration',
  WITHDRAWN: 'the player left',
  VOIDED: 'it was voided',
  REPEALED: 'the rules no longer have it',
  TARGET_GONE: 'what it declares is no longer there',
  UNPAID: 'the player cannot pay for it',
  CONDITION_UNMET: 'its condition is not met',
  IMPOSSIBLE: 'its effects are impossible',
};

/** By default #game-actions [Secret Information]. */
const channelOf = ({ channel = 'GAME_ACTIONS' }: { readonly channel?: Channel }): Channel =>
  channel;

type Stamped<E> = { readonly atMs: Instant; readonly event: E };

export function secretAttemptEventsOf<State extends ActionState>(
  {
    rulesetOf,
    putMagistrelli,
  }: Pick<ValueTracking<State, unknown>, 'rulesetOf' | 'putMagistrelli'>,
  /** Stores the instant up to which warnings have been given. */
  putWarned: (state: State, atMs: Instant) => void,
) {
  const titleOf = (state: State, action: string): string =>
    quoted(findSecretAction(rulesetOf(state), action)?.title ?? action);
  return {
    SecretAttemptCommitted: {
      evolve: (state: State, { atMs, event }: Stamped<SecretAttemptCommitted>) => {
        const { type: _type, channel: _channel, attemptId: id, ...committed } = event;
        takeAttemptNumber(state, id);
        state.put('secretAttempts', {
          ...{ id, ...committed, committedAtMs: atMs, status: 'COMMITTED' },
          ...{ revealedAtMs: null, text: null, failure: null },
        });
      },
      facts: (state: State, { playerId, action }: SecretAttemptCommitted) => ({
        player: nameOf(state, playerId),
        title: titleOf(state, action),
      }),
      text: (state: State, { playerId, action }: SecretAttemptCommitted) =>
        `${nameOf(state, playerId)} committed the secret action ${titleOf(state, action)}.`,
      channel: channelOf,
    },
    ...revelationEventsOf<State>(putWarned),
    SecretAttemptRevealed: {
      evolve: (state: State, { atMs, event }: Stamped<SecretAttemptRevealed>) => {
        const attempt = state.need('secretAttempts', event.attemptId);
        putOutcome(state, event, putMagistrelli);
        const revealed = { status: 'REVEALED', revealedAtMs: atMs, text: event.text } as const;
        state.put('secretAttempts', { ...attempt, ...revealed });
      },
      text: (state: State, event: SecretAttemptRevealed) => {
        const { playerId, action, declared } = event;
        const ruleset = rulesetOf(state);
        const things = declared.map((thing) => thingWords(state, ruleset, action, thing));
        const what = phrase(': ', outcomeWords(state, ruleset, event).join(', '));
        return `${nameOf(state, playerId)} revealed the secret action ${titleOf(state, action)} (${things.join(', ')})${what}.`;
      },
      channel: channelOf,
      notice: 'RECEIVED' as const,
      concerns: concernedBy,
    },
    SecretAttemptFailed: {
      evolve: (state: State, { atMs, event }: Stamped<SecretAttemptFailed>) => {
        const { reason, text, changes = [], magistrelli = [] } = event;
        putOutcome(state, { changes, magistrelli }, putMagistrelli);
        const attempt = state.need('secretAttempts', event.attemptId);
        const revealedAtMs = text === null ? null : atMs;
        const failed = { status: 'FAILED', failure: reason, text, revealedAtMs } as const;
        state.put('secretAttempts', { ...attempt, ...failed });
      },
      text: (state: State, event: SecretAttemptFailed) => {
        const { playerId, action, reason, changes = [], transfers = [], magistrelli = [] } = event;
        const outcome = { playerId, changes, transfers, magistrelli };
        const what = outcomeWords(state, rulesetOf(state), outcome).join(', ');
        return `${nameOf(state, playerId)}’s secret action ${titleOf(state, action)} failed: ${FAILURE_TEXTS[reason]}${voidedWords(event)}${phrase('; ', what)}.`;
      },
      channel: channelOf,
      notice: 'SECRET_ACTION_FAILED' as const,
      concerns: ({ playerId, reason }: SecretAttemptFailed): readonly PlayerId[] =>
        reason === 'REPLACED' ? [] : [playerId],
    },
  };
}

/** The records of the events that tell of a time to reveal. */
const revelationEventsOf = <State extends ActionState>(
  putWarned: (state: State, atMs: Instant) => void,
) => ({
  SecretAttemptsMatured: {
    evolve: (state: State, { event }: Stamped<SecretAttemptsMatured>) => {
      for (const id of event.attemptIds) {
        const attempt = state.need('secretAttempts', id);
        state.put('secretAttempts', { ...attempt, status: 'MATURED' });
      }
    },
    facts: (_state: State, { attemptIds: { length } }: SecretAttemptsMatured) => ({
      count: length,
    }),
    text: (_state: State, { attemptIds: { length } }: SecretAttemptsMatured) =>
      REVELATION_TEXTS.opened(length),
    channel: null,
    notice: 'REVEAL_OPEN' as const,
    concerns: ownersOf,
  },
  SecretAttemptsWarned: {
    evolve: (state: State, { atMs }: Stamped<SecretAttemptsWarned>) => {
      putWarned(state, atMs);
    },
    facts: (_state: State, { attemptIds: { length } }: SecretAttemptsWarned) => ({ count: length }),
    text: (_state: State, { attemptIds: { length } }: SecretAttemptsWarned) =>
      REVELATION_TEXTS.warned(length),
    channel: null,
    notice: 'REVEAL_CLOSING' as const,
    concerns: ownersOf,
  },
});

/** The players of these attempts, each once. */
const ownersOf = (
  { attemptIds }: SecretAttemptsMatured | SecretAttemptsWarned,
  state: ActionState,
): readonly PlayerId[] => [
  ...new Set(attemptIds.map((id) => state.need('secretAttempts', id).playerId)),
];

/** The declared player, and everybody else whose things the action changes. */
function concernedBy(event: SecretAttemptRevealed): readonly PlayerId[] {
  const met = [
    ...event.declared.map(({ playerId }) => playerId ?? null),
    ...[...event.changes, ...event.magistrelli].map(({ playerId }) => playerId),
    ...playersMoved(event.transfers),
  ];
  return [...new Set(met.filter((id) => id !== null))].filter((id) => id !== event.playerId);
}

/** A declared thing with its title: "Hand: Rock". */
function thingWords(
  state: ActionState,
  ruleset: Ruleset,
  action: string,
  { name, choice, number, playerId, card, lot }: DeclaredThing,
): string {
  const part = findSecretAction(ruleset, action)?.declares.find((each) => each.name === name);
  const choices = part?.type === 'CHOICE' ? part.choices : [];
  const words =
    choices.find((each) => each.choice === choice)?.title ??
    choice ??
    (playerId === undefined ? null : nameOf(state, playerId)) ??
    (card === undefined ? null : nameOfCard(ruleset, card)) ??
    (lot === undefined ? String(number) : `lot ${String(lot)}`);
  return `${part?.title ?? name}: ${words}`;
}
