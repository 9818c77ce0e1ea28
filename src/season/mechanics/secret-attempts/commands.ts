/** The commands of players about attempts at secret actions. */
import { required } from '../../../kernel';
import { actionOfSecret, findSecretAction, ruleOf, secretActionsOf } from '../../../rulesets';
import { commitSecretOf, entrustSecret, revealSecretOf } from '../secret-actions';
import type { PlayerRow } from '../../model/rows';
import { unlessTargeted } from '../action-checks';
import type { ActionMoment, ActionState } from '../action-checks';
import type { ValueTracking } from '../value-tracking';
import { attemptsOf, citingSecret, RULE, unlessCommitting } from './attempts';
import { declarationFault, printDeclaration } from './declaration';
import { partiesOf, unlessDeclaredThere } from './open-attempt';
import type { AttemptTurn } from './open-attempt';
import type { EntrustSecretAttempt } from './vocabulary';

type ByAttempt = { readonly type: string; readonly attemptId?: unknown };

/** The id of the attempt that the event commits. */
const attemptMade = ({ type, attemptId }: ByAttempt): string | null =>
  type === 'SecretAttemptCommitted' && typeof attemptId === 'string' ? attemptId : null;

export const secretAttemptsOf = <State extends ActionState, F>(
  tracking: ValueTracking<State, F>,
) => {
  const attempts = attemptsOf(tracking);
  return {
    commit: { rule: RULE, ...commitSecretOf(attempts), made: attemptMade },
    entrust: entrustSecretAttemptOf(tracking, attempts),
    reveal: {
      rule: RULE,
      ...revealSecretOf(attempts),
      made: ({ attemptId }: ByAttempt) => (typeof attemptId === 'string' ? attemptId : null),
    },
  };
};

type Known = Pick<EntrustSecretAttempt, 'action'> & Partial<EntrustSecretAttempt>;

const entrustSecretAttemptOf = <State extends ActionState, F>(
  tracking: ValueTracking<State, F>,
  attempts: ReturnType<typeof attemptsOf<State, F>>,
) => ({
  rule: RULE,
  refuses: (moment: ActionMoment<State>, player: PlayerRow, known: Known): F | null =>
    unlessCommitting(tracking, moment, player, known) ??
    unlessDeclared(tracking, moment.state, player, known),
  offers: ({ state }: ActionMoment<State>) =>
    secretActionsOf(tracking.rulesetOf(state)).map(({ action, title, ...rest }) => ({
      description: `Commit ${title} by entrusting it to the server.`,
      known: { action },
      ...ruleOf(rest),
    })),
  decide: (turn: AttemptTurn<State>, player: PlayerRow, command: EntrustSecretAttempt) => {
    const { action, declares, salt } = command;
    const secret = secretOf(tracking, turn.state, action);
    const declaration = printDeclaration(secret, declares);
    entrustSecret(attempts, turn, player, { known: { action }, declaration, salt });
    return null;
  },
  made: attemptMade,
});

const secretOf = <State extends ActionState, F>(
  { rulesetOf }: ValueTracking<State, F>,
  state: State,
  action: string,
) => required(findSecretAction(rulesetOf(state), action), `the secret action ${action}`);

/** Refuses an entrusted declaration that would fail if it were revealed now. */
function unlessDeclared<State extends ActionState, F>(
  tracking: ValueTracking<State, F>,
  state: State,
  { id: playerId }: PlayerRow,
  { action, declares }: Known,
): F | null {
  if (declares === undefined) return null;
  const secret = secretOf(tracking, state, action);
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
