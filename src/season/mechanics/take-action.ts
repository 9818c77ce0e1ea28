/**
 * A player takes an action that the players have added to the rules by vote. Its cost is destroyed.
 * Its effects set values, add to them or move items, in order; each effect starts from the result
 * of the earlier effects [rulings Z2, Z3].
 */
import { phrase, quoted, required } from '../../kernel';
import type { PlayerId } from '../../kernel';
import { actionsOf, cardsOf, findAction, nameOfCard, ruleOf } from '../../rulesets';
import type { Action, ActionTarget, Ruleset } from '../../rulesets';
import { playerOf } from '../model/types';
import type { EmittingTurn } from '../model/types';
import { activePlayers, nameOf } from '../model/players';
import type { PlayerRow } from '../model/rows';
import {
  areTargetsKnown,
  periodOf,
  unlessTargeted,
  unlessAllowed,
  unlessCondition,
  unlessUsesLeft,
  unlessPaid,
  unlessPhase,
  unlessThere,
  usesId,
} from './action-checks';
import type { ActionState, ActionMoment, Parties } from './action-checks';
import type { TakeAction, ActionTaken } from './vocabulary';
import { citing } from './value-tracking';
import type { ValueTracking } from './value-tracking';
import { ActionOutcome } from './action-outcome';
import { movedItems, playersMoved } from './moved-items';
import { putChanges, changeWords } from './set-value';

type Known = Pick<TakeAction, 'action'> & Partial<TakeAction>;

/** A command of a player. */
export const takeActionOf = <State extends ActionState, F>(tracking: ValueTracking<State, F>) => ({
  rule: 'player-actions' as const,
  refuses: (moment: ActionMoment<State>, { id: actor }: PlayerRow, known: Known): F | null => {
    const action = findAction(tracking.rulesetOf(moment.state), known.action);
    if (action === null) {
      return tracking.refuse('ACTION_UNKNOWN', 'general', { action: known.action });
    }
    return citing(action, unlessTaken(tracking, moment, action, partiesOf(actor, action, known)));
  },
  offers: ({ state }: ActionMoment<State>) =>
    actionsOf(tracking.rulesetOf(state)).map(({ action, title, target, ...rest }) => ({
      description: target === undefined ? `${title}.` : `${title}, to ${TARGETS[target].words}.`,
      known: { action },
      needs: target === undefined ? [] : [TARGETS[target].field],
      ...ruleOf(rest),
    })),
  decide: (
    turn: EmittingTurn<ActionTaken> & ActionMoment<State>,
    { id: actor }: PlayerRow,
    { action: code, playerId: target, card }: TakeAction,
  ) => {
    const { state } = turn;
    const action = required(findAction(tracking.rulesetOf(state), code), `the action ${code}`);
    const outcome = new ActionOutcome(tracking, state, { actor, target, card });
    outcome.make(action);
    const { changes, transfers, magistrelli } = outcome;
    const period = periodOf(tracking, turn, action);
    const to = { targetId: target, ...(card === undefined ? {} : { card }) };
    turn.emit({
      ...{ type: 'ActionTaken', action: code, playerId: actor, ...to },
      ...{ period, changes, transfers, magistrelli },
    });
    return null;
  },
  made: playerOf('ActionTaken'),
});

const TARGETS = {
  PLAYER: { field: 'playerId', words: 'another player' },
  CARD: { field: 'card', words: 'a card' },
} as const;

/** The parties of an offer or a command. Only an offer may lack targets. */
function partiesOf(actor: PlayerId, { target }: Action, { playerId, card }: Known): Parties {
  const unknown = (to: ActionTarget) =>
    target === to && playerId === undefined ? undefined : null;
  return {
    actor,
    target: playerId === undefined ? unknown('PLAYER') : playerId,
    card: card ?? unknown('CARD'),
  };
}

function unlessTaken<State extends ActionState, F>(
  tracking: ValueTracking<State, F>,
  moment: ActionMoment<State>,
  action: Action,
  parties: Parties,
): F | null {
  const { state } = moment;
  const { valueOf } = new ActionOutcome(tracking, state, parties);
  return (
    unlessTargeted(tracking, action, parties) ??
    unlessAllowed(tracking, moment, parties, action, valueOf) ??
    tracking.unlessPlayed(state, 'player-actions') ??
    unlessPhase(tracking, state, action) ??
    unlessThere(tracking, state, parties) ??
    unlessPaid(tracking, state, parties, action) ??
    (areTargetsKnown(parties)
      ? unlessDone(tracking, moment, action, parties)
      : unlessToSomething(tracking, moment, action, parties))
  );
}

/**
 * Tries the action on known targets: refuses if its condition, its limit of uses or one of its
 * effects fails.
 */
const unlessDone = <State extends ActionState, F>(
  tracking: ValueTracking<State, F>,
  moment: ActionMoment<State>,
  action: Action,
  parties: Parties,
): F | null => {
  const outcome = new ActionOutcome(tracking, moment.state, parties);
  return (
    unlessCondition(tracking, moment.state, action, outcome.valueOf) ??
    unlessUsesLeft(tracking, moment, parties, action) ??
    outcome.make(action)
  );
};

/**
 * Refuses an action that is impossible on every target. If each target has a reason of its own, the
 * refusal is general.
 */
function unlessToSomething<State extends ActionState, F>(
  tracking: ValueTracking<State, F>,
  moment: ActionMoment<State>,
  action: Action,
  parties: Parties,
): F | null {
  const used = unlessUsesLeft(tracking, moment, parties, action);
  if (used !== null) return used;
  const targets = targetsOf(tracking, moment.state, action, parties);
  if (action.target === 'CARD' && targets.length > MOST_CARDS) return null;
  const refusals = new Map<string, F>();
  for (const to of targets) {
    const refusal = unlessDone(tracking, moment, action, { ...parties, ...to });
    if (refusal === null) return null;
    refusals.set(JSON.stringify(refusal), refusal);
  }
  const [only] = refusals.size === 1 ? refusals.values() : [];
  const { action: code } = action;
  return only ?? tracking.refuse('ACTION_NOT_NOW', 'player-actions', { action: code });
}

type Target = Partial<Pick<Parties, 'target' | 'card'>>;

/** The cards or the other players. */
function targetsOf<State extends ActionState, F>(
  { rulesetOf }: ValueTracking<State, F>,
  state: State,
  { target: wanted }: Action,
  { actor }: Parties,
): readonly Target[] {
  if (wanted === 'CARD') return cardsOf(rulesetOf(state)).map((card) => ({ card }));
  return activePlayers(state)
    .filter(({ id }) => id !== actor)
    .map(({ id: target }) => ({ target }));
}

/**
 * The number of cards up to which every card is tried, more than any edition has. With more cards,
 * the action is always offered.
 */
const MOST_CARDS = 300;

type Done = Pick<ActionTaken, 'playerId' | 'changes' | 'transfers' | 'magistrelli'>;

/** Stores the outcome of an action, except for its transfers. */
export function putOutcome<State extends ActionState>(
  state: State,
  { changes, magistrelli }: Pick<Done, 'changes' | 'magistrelli'>,
  putMagistrelli: ValueTracking<State, unknown>['putMagistrelli'],
): void {
  putChanges(state, changes);
  for (const { playerId, to } of magistrelli) putMagistrelli?.(state, playerId, to);
}

/** The outcome of an action of the player, in words. */
export function outcomeWords(
  state: ActionState,
  ruleset: Ruleset,
  { playerId, changes, transfers, magistrelli }: Done,
): string[] {
  const of = (whose: PlayerId | null): string =>
    whose === null || whose === playerId ? '' : ` of ${nameOf(state, whose)}`;
  return [
    ...movedItems(state, ruleset, transfers),
    ...changes.map((change) => changeWords(ruleset, change, of(change.playerId))),
    ...magistrelli.map(({ playerId: whose, to }) => `Magistrelli${of(whose)} are now ${to}`),
  ];
}

export const actionTakenOf = <State extends ActionState>({
  rulesetOf,
  putMagistrelli,
}: Pick<ValueTracking<State, unknown>, 'rulesetOf' | 'putMagistrelli'>) => ({
  evolve: (state: State, { event }: { readonly event: ActionTaken }) => {
    const { action: code, playerId: actor, targetId: target, card = null, period } = event;
    putOutcome(state, event, putMagistrelli);
    const action = required(findAction(rulesetOf(state), code), `the action ${code}`);
    const id = usesId(action, { actor, target, card });
    if (period === null || id === null) return;
    const use = state.get('actionUses', id);
    state.put('actionUses', { id, period, times: use?.period === period ? use.times + 1 : 1 });
  },
  text: (state: State, event: ActionTaken) => {
    const { action, playerId, targetId, card } = event;
    const ruleset = rulesetOf(state);
    const title = findAction(ruleset, action)?.title ?? action;
    const after = outcomeWords(state, ruleset, event);
    const to = targetId === null ? null : nameOf(state, targetId);
    const whom = phrase(' on ', card === undefined ? to : nameOfCard(ruleset, card));
    const what = after.length === 0 ? '' : `: ${after.join(', ')}`;
    return `${nameOf(state, playerId)} took the action ${quoted(title)}${whom}${what}.`;
  },
  channel: 'GAME_ACTIONS' as const,
  notice: 'RECEIVED' as const,
  /** The target, and everybody else whose things the action changes. */
  concerns: (event: ActionTaken): readonly PlayerId[] => {
    const changed = [...event.changes, ...event.magistrelli].map((change) => change.playerId);
    const met = [event.targetId, ...changed, ...playersMoved(event.transfers)];
    return [...new Set(met.filter((id) => id !== null))].filter((id) => id !== event.playerId);
  },
});
