/**
 * What happens as an attempt is revealed: its effects on the season as it is then, or its failure
 * [Secret Information].
 */
import {
  actionOfSecret,
  channelOfSecret,
  declaredValues,
  failureOfSecret,
  findSecretAction,
  flagOf,
} from '../../../rulesets';
import type { Ruleset, SecretAction } from '../../../rulesets';
import type { VoidedBy } from '../secret-actions';
import type { EmittingTurn } from '../../model/types';
import { ActionOutcome } from '../action-outcome';
import { unlessPaid, unlessTargeted, unlessThere } from '../action-checks';
import type { ActionState, Parties } from '../action-checks';
import type { ValueTracking } from '../value-tracking';
import { readDeclaration } from './declaration';
import type { SecretAttemptRow } from './rows';
import type {
  DeclaredThing,
  SecretAttemptEvent,
  SecretAttemptFailed,
  SecretAttemptFailure,
  SecretAttemptRevealed,
  SecretOutcome,
} from './vocabulary';

export type AttemptTurn<State> = EmittingTurn<SecretAttemptEvent> & { readonly state: State };

type RulesIn<State> = { readonly rulesetOf: (state: State) => Ruleset };

/** The fields of all events about the attempt. */
const aboutAttempt = <State>(
  { rulesetOf }: RulesIn<State>,
  state: State,
  { id: attemptId, action, playerId }: SecretAttemptRow,
) => ({ attemptId, action, playerId, ...channelOfSecret(rulesetOf(state), action) });

export function openAttempt<State extends ActionState, F>(
  tracking: ValueTracking<State, F>,
  turn: AttemptTurn<State>,
  attempt: SecretAttemptRow,
  text: string,
): void {
  const opened = outcomeOf(tracking, turn.state, attempt, text);
  if (typeof opened === 'string') {
    failAttempt(tracking, turn, attempt, opened, text);
    return;
  }
  const about = aboutAttempt(tracking, turn.state, attempt);
  turn.emit({ type: 'SecretAttemptRevealed', ...about, text, ...opened });
}

/** Voids the attempt, which has no effects. */
export function voidAttempt<State>(
  tracking: RulesIn<State>,
  turn: EmittingTurn<SecretAttemptFailed> & { readonly state: State },
  attempt: SecretAttemptRow,
  by: VoidedBy,
): void {
  const about = aboutAttempt(tracking, turn.state, attempt);
  turn.emit({ type: 'SecretAttemptFailed', ...about, reason: 'VOIDED', text: null, ...by });
}

/**
 * Failures without effects: the player has left, the rules no longer have the action, or a new
 * attempt was made before this one matured. After that, a new attempt would evade the effects
 * [ruling Z7].
 */
const hasNoEffects = ({ status }: SecretAttemptRow, reason: SecretAttemptFailure): boolean =>
  ['WITHDRAWN', 'REPEALED'].includes(reason) || (reason === 'REPLACED' && status === 'COMMITTED');

/** Fails the attempt, with the effects that the rules give to a failure. */
export function failAttempt<State extends ActionState, F>(
  tracking: ValueTracking<State, F>,
  turn: AttemptTurn<State>,
  attempt: SecretAttemptRow,
  reason: SecretAttemptFailure,
  text: string | null = null,
): void {
  const about = aboutAttempt(tracking, turn.state, attempt);
  const effects = hasNoEffects(attempt, reason) ? {} : failureOf(tracking, turn.state, attempt);
  turn.emit({ type: 'SecretAttemptFailed', ...about, reason, text, ...effects });
}

/** The outcome of a failure. If one of its effects is impossible, none happens. */
function failureOf<State extends ActionState, F>(
  tracking: ValueTracking<State, F>,
  state: State,
  { action, playerId: actor }: SecretAttemptRow,
): Partial<SecretOutcome> {
  const secret = findSecretAction(tracking.rulesetOf(state), action);
  if (secret?.failureEffects === undefined) return {};
  const outcome = new ActionOutcome(tracking, state, { actor, target: null });
  if (outcome.make(failureOfSecret(secret)) !== null) return {};
  const { changes, transfers, magistrelli } = outcome;
  return { changes, transfers, magistrelli };
}

type Opened = SecretOutcome & Pick<SecretAttemptRevealed, 'declared'>;

function outcomeOf<State extends ActionState, F>(
  tracking: ValueTracking<State, F>,
  state: State,
  attempt: SecretAttemptRow,
  text: string,
): Opened | SecretAttemptFailure {
  const secret = findSecretAction(tracking.rulesetOf(state), attempt.action);
  if (secret === null) return 'REPEALED';
  const declared = readDeclaration(state, secret, text);
  if (declared === null) return 'MALFORMED';
  const action = actionOfSecret(secret);
  const parties = partiesOf(attempt, declared);
  if (unlessTargeted(tracking, action, parties) !== null) return 'MALFORMED';
  if (unlessDeclaredThere(tracking, state, parties, declared) !== null) return 'TARGET_GONE';
  if (unlessPaid(tracking, state, parties, action) !== null) return 'UNPAID';
  const values = valuesOf(secret, declared);
  const outcome = new ActionOutcome(tracking, state, { ...parties, declared: values });
  if (secret.requires !== undefined && !flagOf(secret.requires, outcome.valueOf)) {
    return 'CONDITION_UNMET';
  }
  if (outcome.make(action) !== null) return 'IMPOSSIBLE';
  const { changes, transfers, magistrelli } = outcome;
  return { declared, changes, transfers, magistrelli };
}

export const partiesOf = (
  { playerId: actor }: Pick<SecretAttemptRow, 'playerId'>,
  declared: readonly DeclaredThing[],
): Parties => ({
  actor,
  target: declared.find(({ playerId }) => playerId !== undefined)?.playerId ?? null,
  card: declared.find(({ card }) => card !== undefined)?.card ?? null,
});

/** Refuses a declared player, card or lot that is not there. */
export const unlessDeclaredThere = <State extends ActionState, F>(
  tracking: ValueTracking<State, F>,
  state: State,
  parties: Parties,
  declared: readonly DeclaredThing[],
): F | null => {
  const gone = declared.find(({ lot }) => lot !== undefined && !tracking.hasLot?.(state, lot));
  return (
    unlessThere(tracking, state, parties) ??
    (gone === undefined
      ? null
      : tracking.refuse('MALFORMED', 'additional-secret-actions', {
          field: gone.name,
          expected: 'a standing lot',
        }))
  );
};

const valuesOf = (secret: SecretAction, declared: readonly DeclaredThing[]) =>
  new Map(
    secret.declares.flatMap((part) =>
      declaredValues(part, declared.find(({ name }) => name === part.name) ?? {}),
    ),
  );
