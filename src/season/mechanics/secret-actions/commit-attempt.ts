/**
 * A secret action is taken "by posting … the type of game action to be performed, along with an
 * SHA-256 hash containing a clear and unambiguous declaration" [Secret Information]. The player
 * sends the hash, or entrusts the declaration; nobody else can tell which [ruling D6]. A new attempt
 * fails the former one [ruling D1].
 */
import {
  byOrdinal,
  isSha256,
  nextPhaseStart,
  plusRulesDays,
  required,
  sha256OfText,
  toReal,
  toRules,
} from '../../../kernel';
import type { Instant } from '../../../kernel';
import { actionOfSecret, findSecretAction, ruleOf, secretActionsOf } from '../../../rulesets';
import type { SecretAction } from '../../../rulesets';
import { SECRET_ATTEMPT_IDS } from '../../model/ids';
import { nextNumberOf } from '../../model/players';
import type { PlayerRow } from '../../model/rows';
import { ActionOutcome } from '../action-outcome';
import {
  unlessAllowed,
  unlessCondition,
  unlessPaid,
  unlessPhase,
  unlessTargeted,
} from '../action-checks';
import type { ActionMoment, ActionState } from '../action-checks';
import { citingSecret } from './cited-section';
import type { ValueTracking } from '../value-tracking';
import { declarationFault, printDeclaration } from './declaration';
import { withSalt } from './declared-text';
import { failAttempt, partiesOf, unlessDeclaredThere } from './open-attempt';
import type { AttemptTurn } from './open-attempt';
import { openAttemptsOf } from './rows';
import type { CommitSecretAttempt, DeclaredThing, EntrustSecretAttempt } from './vocabulary';

const RULE = 'additional-secret-actions' as const;
export const ATTEMPT_COUNTER = 'secretAttempt';
const HOURS_A_DAY = 24;
const DAYS_TO_REVEAL = 3;

type Known<C extends { readonly action: string }> = Pick<C, 'action'> & Partial<C>;

/** The id of the attempt that the event is about. */
const attemptMade = (event: { readonly type: string; readonly attemptId?: unknown }) =>
  event.type === 'SecretAttemptCommitted' && typeof event.attemptId === 'string'
    ? event.attemptId
    : null;

/** A command of a player. */
export const commitSecretAttemptOf = <State extends ActionState, F>(
  tracking: ValueTracking<State, F>,
) => ({
  rule: RULE,
  refuses: (
    moment: ActionMoment<State>,
    player: PlayerRow,
    { action, sha256 }: Known<CommitSecretAttempt>,
  ): F | null =>
    unlessCommitting(tracking, moment, player, action) ??
    (sha256 === undefined
      ? null
      : citingSecret(
          tracking,
          moment.state,
          action,
          unlessHash(tracking, sha256) ?? unlessOwn(tracking, moment.state, player, sha256),
        )),
  offers: offersOf(tracking, 'by its hash'),
  decide: (turn: AttemptTurn<State>, player: PlayerRow, command: CommitSecretAttempt) => {
    commit(tracking, turn, player, command.action, command.sha256.toLowerCase());
    return null;
  },
  made: attemptMade,
});

/** A command of a player. */
export const entrustSecretAttemptOf = <State extends ActionState, F>(
  tracking: ValueTracking<State, F>,
) => ({
  rule: RULE,
  refuses: (
    moment: ActionMoment<State>,
    player: PlayerRow,
    { action, declares }: Known<EntrustSecretAttempt>,
  ): F | null =>
    unlessCommitting(tracking, moment, player, action) ??
    (declares === undefined
      ? null
      : unlessDeclared(tracking, moment.state, player, { action, declares })),
  offers: offersOf(tracking, 'by entrusting it to the server'),
  decide: (turn: AttemptTurn<State>, player: PlayerRow, command: EntrustSecretAttempt) => {
    const { action, declares, salt } = command;
    const secret = needSecret(tracking, turn.state, action);
    const text = withSalt(printDeclaration(secret, declares), salt);
    turn.vault.keep(commit(tracking, turn, player, action, sha256OfText(text)), text);
    return null;
  },
  made: attemptMade,
});

const needSecret = <State extends ActionState, F>(
  { rulesetOf }: ValueTracking<State, F>,
  state: State,
  action: string,
): SecretAction =>
  required(findSecretAction(rulesetOf(state), action), `the secret action ${action}`);

const offersOf =
  <State extends ActionState, F>({ rulesetOf }: ValueTracking<State, F>, how: string) =>
  ({ state }: ActionMoment<State>) =>
    secretActionsOf(rulesetOf(state)).map(({ action, title, ...rest }) => ({
      description: `Commit ${title} ${how}.`,
      known: { action },
      ...ruleOf(rest),
    }));

/** Refuses if the rules do not let the player commit the secret action now. */
function unlessCommitting<State extends ActionState, F>(
  tracking: ValueTracking<State, F>,
  moment: ActionMoment<State>,
  { id: actor }: PlayerRow,
  code: string,
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

/** Refuses an entrusted declaration that would fail if it were revealed now. */
function unlessDeclared<State extends ActionState, F>(
  tracking: ValueTracking<State, F>,
  state: State,
  { id: playerId }: PlayerRow,
  { action, declares }: { readonly action: string; readonly declares: readonly DeclaredThing[] },
): F | null {
  const secret = needSecret(tracking, state, action);
  const fault = declarationFault(secret, declares);
  const parties = partiesOf({ playerId }, declares);
  return citingSecret(
    tracking,
    state,
    action,
    (fault === null ? null : tracking.refuse('MALFORMED', RULE, fault)) ??
      unlessTargeted(tracking, actionOfSecret(secret), parties) ??
      unlessDeclaredThere(tracking, state, parties, declares),
  );
}

const unlessHash = <F>(
  { refuse }: Pick<ValueTracking<never, F>, 'refuse'>,
  sha256: string,
): F | null => (isSha256(sha256) ? null : refuse('HASH_MALFORMED', RULE, { field: 'sha256' }));

/**
 * Refuses a hash of another present player, even of an attempt that failed [ruling S21]. Otherwise a
 * player could copy a hash and open it with the text that its owner reveals.
 */
function unlessOwn<State extends ActionState, F>(
  { refuse }: ValueTracking<State, F>,
  state: State,
  { id }: PlayerRow,
  sha256: string,
): F | null {
  const other = state
    .by('secretAttempts', 'hash', sha256.toLowerCase())
    .filter(({ playerId }) => playerId !== id)
    .filter(({ playerId }) => state.need('players', playerId).leftAtMs === null)
    .sort(byOrdinal)
    .at(0);
  if (other === undefined) return null;
  return refuse('HASH_OF_ANOTHER', RULE, { sha256: other.sha256, playerId: other.playerId });
}

function commit<State extends ActionState, F>(
  tracking: ValueTracking<State, F>,
  turn: AttemptTurn<State>,
  { id: playerId }: PlayerRow,
  action: string,
  sha256: string,
): string {
  const { state, now } = turn;
  for (const former of openAttemptsOf(state, playerId)) {
    if (former.action === action) failAttempt(turn, former, 'REPLACED');
  }
  const attemptId = SECRET_ATTEMPT_IDS.of(nextNumberOf(state, ATTEMPT_COUNTER));
  turn.emit({
    ...{ type: 'SecretAttemptCommitted', attemptId, action, playerId, sha256 },
    ...datesOf(tracking, state, now, needSecret(tracking, state, action)),
  });
  return attemptId;
}

/**
 * The maturation date is "by default the beginning of the next rules-defined phase", and the
 * revelation date "by default three days after the maturation date" [Secret Information].
 */
function datesOf<State extends ActionState, F>(
  { seasonOf, rulesetOf }: ValueTracking<State, F>,
  state: State,
  now: Instant,
  { maturesAfterHours, revealedWithinHours }: SecretAction,
) {
  const tempo = seasonOf(state);
  const ruleset = rulesetOf(state);
  const plusHours = (from: Instant, hours: number): Instant =>
    plusRulesDays(tempo, from, hours / HOURS_A_DAY);
  const maturesAtMs =
    maturesAfterHours === undefined && ruleset.kind === 'ROUND'
      ? toReal(tempo, nextPhaseStart(ruleset.phases, toRules(tempo, now)))
      : plusHours(now, maturesAfterHours ?? HOURS_A_DAY);
  const toReveal = revealedWithinHours ?? DAYS_TO_REVEAL * HOURS_A_DAY;
  return { maturesAtMs, revealsAtMs: plusHours(maturesAtMs, toReveal) };
}
