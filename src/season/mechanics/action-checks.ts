/** Checks of an action's actor, target, time and limit [rulings Z2, Z3]. */
import { DAY_MS, held, startOfWeek, toRules } from '../../kernel';
import type { Instant, LedgerTables, PlayerId } from '../../kernel';
import { flagOf, hasCard, unmetCondition } from '../../rulesets';
import type { Action, Card, ValueOf } from '../../rulesets';
import { holds } from './office-holders';
import { ownerOf } from '../model/owners';
import { presentPlayer } from '../model/players';
import type { ValueTracking } from './value-tracking';
import { cardId } from './rows';
import type { TrackedState } from './rows';

const RULE = 'player-actions' as const;

export type ActionState = TrackedState & LedgerTables;
export type ActionMoment<State> = { readonly state: State; readonly now: Instant };

/**
 * The actor, the target player and the target card. A target is null if the action has none, and
 * undefined while it is unknown.
 */
export type Parties = {
  readonly actor: PlayerId;
  readonly target: PlayerId | null | undefined;
  readonly card: Card | null | undefined;
};

/** True if the targets are known. */
export const areTargetsKnown = ({ target, card }: Parties): boolean =>
  target !== undefined && card !== undefined;

/** Refuses a missing or wrong target. */
export function unlessTargeted<State extends ActionState, F>(
  { refuse }: ValueTracking<State, F>,
  { target: wanted }: Action,
  { actor, target, card }: Parties,
): F | null {
  const malformed = (field: string, expected: string): F =>
    refuse('MALFORMED', RULE, { field, expected });
  if (wanted === 'PLAYER' && (target === null || target === actor)) {
    return malformed('playerId', 'another player as its target');
  }
  if (wanted !== 'PLAYER' && typeof target === 'string') {
    return malformed('playerId', 'no player: its target is not a player');
  }
  if (wanted === 'CARD' && card === null) {
    return malformed('card', 'a card as its target');
  }
  return wanted === 'CARD' || card === null || card === undefined
    ? null
    : malformed('card', 'no card: its target is not a card');
}

export const unlessThere = <State extends ActionState, F>(
  { refuse, rulesetOf }: ValueTracking<State, F>,
  state: State,
  { target, card }: Parties,
): F | null => {
  if (typeof target === 'string' && presentPlayer(state, target) === null) {
    return refuse('PLAYER_NOT_FOUND', RULE, { playerId: target });
  }
  return card === null || card === undefined || hasCard(rulesetOf(state), card)
    ? null
    : refuse('CARD_UNKNOWN', RULE, { ...card });
};

/** Refuses if the rules do not let the actor take the action. */
export function unlessAllowed<State extends ActionState, F>(
  { refuse, rulesetOf }: ValueTracking<State, F>,
  { state, now }: ActionMoment<State>,
  { actor }: Parties,
  declared: Action,
  valueOf: ValueOf,
): F | null {
  const { action, who } = declared;
  if (who === undefined) return null;
  if (who.type === 'OFFICE') {
    const may = who.offices.some((office) => holds(state, now, office, actor));
    return may ? null : refuse('ACTION_NOT_YOURS', RULE, { action });
  }
  if (flagOf(who.holds, valueOf)) return null;
  const unmet = unmetCondition(rulesetOf(state), declared, who.holds, valueOf);
  return refuse('ACTION_NOT_YOURS', RULE, { action, ...unmet });
}

/** Refuses outside the action's phases. */
export function unlessPhase<State extends ActionState, F>(
  { refuse, phaseOf }: ValueTracking<State, F>,
  state: State,
  { action, when }: Action,
): F | null {
  const phases = when?.phases;
  if (phases === undefined || phases.includes(phaseOf(state) ?? '')) return null;
  return refuse('ACTION_NOT_NOW', RULE, { action, phases });
}

/** Refuses while the action's condition is false. */
export const unlessCondition = <State extends ActionState, F>(
  { refuse, rulesetOf }: ValueTracking<State, F>,
  state: State,
  action: Action,
  valueOf: ValueOf,
): F | null => {
  const holds = action.when?.holds;
  if (holds === undefined || flagOf(holds, valueOf)) return null;
  const unmet = unmetCondition(rulesetOf(state), action, holds, valueOf);
  return refuse('ACTION_NOT_NOW', RULE, { action: action.action, ...unmet });
};

export function unlessPaid<State extends ActionState, F>(
  { refuse }: ValueTracking<State, F>,
  state: State,
  { actor }: Parties,
  { action, cost }: Action,
): F | null {
  const lack = cost.find(({ item, quantity }) => held(state, ownerOf(actor), item) < quantity);
  if (lack === undefined) return null;
  const { item, quantity: amount } = lack;
  const have = held(state, ownerOf(actor), item);
  return refuse('ACTION_UNPAID', RULE, { action, item, amount, have });
}

/**
 * The id under which the action's uses are counted; null while the id depends on an unknown target.
 */
export function usesId({ action, limit }: Action, { actor, target, card }: Parties): string | null {
  const of = limit?.of ?? 'PLAYER';
  if (of === 'PLAYER') return `${action}|${actor}`;
  if (of === 'SEASON') return `${action}|`;
  const to = target ?? (card ? cardId(card) : null);
  return to === null ? null : `${action}|${of === 'PAIR' ? actor : ''}>${to}`;
}

/**
 * The current period of the limit: a day or a week of the rules, or the season; null without a
 * limit.
 */
export function periodOf<State extends ActionState, F>(
  { seasonOf }: ValueTracking<State, F>,
  { state, now }: ActionMoment<State>,
  { limit }: Action,
): number | null {
  if (limit === null) return null;
  if (limit.per === 'EVER') return 0;
  const time = toRules(seasonOf(state), now);
  return limit.per === 'DAY' ? Math.floor(time / DAY_MS) : startOfWeek(time);
}

export function unlessUsesLeft<State extends ActionState, F>(
  tracking: ValueTracking<State, F>,
  moment: ActionMoment<State>,
  parties: Parties,
  action: Action,
): F | null {
  const id = usesId(action, parties);
  if (action.limit === null || id === null) return null;
  const use = moment.state.get('actionUses', id);
  const done = use?.period === periodOf(tracking, moment, action) ? use.times : 0;
  if (done < action.limit.times) return null;
  const { times, of = 'PLAYER' } = action.limit;
  return tracking.refuse('ACTION_USED_UP', RULE, { action: action.action, most: times, of });
}
