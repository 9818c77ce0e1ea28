/**
 * An action that players have made for themselves by vote: what it costs is destroyed, and what it sets,
 * adds or moves is worked out in order, each on what those before it make [rulings Z2, Z3].
 */
import { required } from '../../kernel';
import type { PlayerId } from '../../kernel';
import { actionsOf, findAction, findTracked, ruleOf } from '../../rulesets';
import type { Action } from '../../rulesets';
import { playerOf } from '../emitting';
import type { Emitting } from '../emitting';
import { activePlayers, nameOf } from '../players';
import type { PlayerRow } from '../rows';
import {
  periodOf,
  unlessAimed,
  unlessAllowed,
  unlessCondition,
  unlessLeft,
  unlessPaid,
  unlessPhase,
  unlessThere,
  useId,
} from './acting';
import type { Acting, At, Parties } from './acting';
import type { TakeAction } from './commands';
import type { ActionTaken } from './events';
import { citing } from './ground';
import type { ValueGround } from './ground';
import { Outcome } from './outcome';
import { putValue } from './set-value';
import { valueWords } from './text';

type Known = Pick<TakeAction, 'action'> & Partial<TakeAction>;

/** For players. */
export const takeActionOf = <State extends Acting, F>(ground: ValueGround<State, F>) => ({
  rule: 'player-actions' as const,
  refuses: (moment: At<State>, { id: actor }: PlayerRow, known: Known): F | null => {
    const action = findAction(ground.rulesetOf(moment.state), known.action);
    if (action === null) {
      return ground.refuse('ACTION_UNKNOWN', 'general', { action: known.action });
    }
    const target = action.target === undefined ? (known.playerId ?? null) : known.playerId;
    return citing(action, unlessTaken(ground, moment, action, { actor, target }));
  },
  offers: ({ state }: At<State>) =>
    actionsOf(ground.rulesetOf(state)).map(({ action, title, target, ...rest }) => ({
      description: target === undefined ? `${title}.` : `${title}, to another player.`,
      known: { action },
      needs: target === undefined ? [] : ['playerId'],
      ...ruleOf(rest),
    })),
  decide: (
    turn: Emitting<ActionTaken> & At<State>,
    { id: actor }: PlayerRow,
    { action: code, playerId: target }: TakeAction,
  ) => {
    const { state } = turn;
    const action = required(findAction(ground.rulesetOf(state), code), `the action ${code}`);
    const outcome = new Outcome(ground, state, { actor, target });
    outcome.make(action);
    const { changes, transfers, magistrelli } = outcome;
    const period = periodOf(ground, turn, action);
    const parties = { playerId: actor, targetId: target };
    turn.emit({
      ...{ type: 'ActionTaken', action: code, ...parties },
      ...{ period, changes, transfers, magistrelli },
    });
    return null;
  },
  made: playerOf('ActionTaken'),
});

function unlessTaken<State extends Acting, F>(
  ground: ValueGround<State, F>,
  moment: At<State>,
  action: Action,
  parties: Parties,
): F | null {
  const { state } = moment;
  const { valueOf } = new Outcome(ground, state, parties);
  return (
    unlessAimed(ground, action, parties) ??
    unlessAllowed(ground, moment, parties, action, valueOf) ??
    ground.unlessPlayed(state, 'player-actions') ??
    unlessPhase(ground, state, action) ??
    unlessThere(ground, state, parties) ??
    unlessPaid(ground, state, parties, action) ??
    (parties.target === undefined
      ? unlessToSomebody(ground, moment, action, parties)
      : unlessDone(ground, moment, action, parties))
  );
}

/** The refusal that rests on whom it is done to. */
const unlessDone = <State extends Acting, F>(
  ground: ValueGround<State, F>,
  moment: At<State>,
  action: Action,
  parties: Parties,
): F | null => {
  const outcome = new Outcome(ground, moment.state, parties);
  return (
    unlessCondition(ground, action, outcome.valueOf) ??
    unlessLeft(ground, moment, parties, action) ??
    outcome.make(action)
  );
};

/** It is offered if to one it would not be refused; who came last is no reason why it is to all. */
function unlessToSomebody<State extends Acting, F>(
  ground: ValueGround<State, F>,
  moment: At<State>,
  action: Action,
  { actor }: Parties,
): F | null {
  const used = unlessLeft(ground, moment, { actor, target: undefined }, action);
  if (used !== null) return used;
  const isPossible = activePlayers(moment.state).some(
    ({ id: target }) =>
      target !== actor && unlessDone(ground, moment, action, { actor, target }) === null,
  );
  return isPossible
    ? null
    : ground.refuse('ACTION_NOT_NOW', 'player-actions', { action: action.action });
}

export const actionTakenOf = <State extends Acting>({
  rulesetOf,
  putMagistrelli,
}: Pick<ValueGround<State, unknown>, 'rulesetOf' | 'putMagistrelli'>) => ({
  evolve: (state: State, { event }: { readonly event: ActionTaken }) => {
    const { action: code, playerId: actor, targetId: target, period, changes } = event;
    for (const { value, playerId, now } of changes) {
      putValue(state, { value, playerId, card: null, now, keptAs: null });
    }
    for (const { playerId, to } of event.magistrelli) putMagistrelli?.(state, playerId, to);
    const action = required(findAction(rulesetOf(state), code), `the action ${code}`);
    const id = useId(action, { actor, target });
    if (period === null || id === null) return;
    const use = state.get('actionUses', id);
    state.put('actionUses', { id, period, times: use?.period === period ? use.times + 1 : 1 });
  },
  text: (state: State, event: ActionTaken) => {
    const { action, playerId, targetId, changes, magistrelli } = event;
    const ruleset = rulesetOf(state);
    const title = findAction(ruleset, action)?.title ?? action;
    const of = (whose: PlayerId | null): string =>
      whose === null || whose === playerId ? '' : ` of ${nameOf(state, whose)}`;
    const after = [
      ...changes.map(({ value, playerId: whose, now }) => {
        const what = findTracked(ruleset, value)?.title ?? value;
        return `${what}${of(whose)} is now ${valueWords(now)}`;
      }),
      ...magistrelli.map(({ playerId: whose, to }) => `Magistrelli${of(whose)} are now ${to}`),
    ];
    const whom = targetId === null ? '' : ` to ${nameOf(state, targetId)}`;
    const what = after.length === 0 ? '' : `: ${after.join(', ')}`;
    return `${nameOf(state, playerId)} did ${title}${whom}${what}.`;
  },
  channel: 'GAME_ACTIONS' as const,
  notice: 'RECEIVED' as const,
  concerns: ({ targetId }: ActionTaken): readonly PlayerId[] =>
    targetId === null ? [] : [targetId],
});
