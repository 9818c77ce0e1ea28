/**
 * An action that players have made for themselves by vote: what it costs is destroyed, and what it sets
 * or adds is worked out in order, each on what those before it make [ruling Z2].
 */
import { DAY_MS, destroy, held, required, startOfWeek, toRules } from '../../kernel';
import type { Instant, LedgerTables, PlayerId } from '../../kernel';
import { actionsOf, expectedOf, findAction, findTracked, numberOf, takes } from '../../rulesets';
import type { Action, Value } from '../../rulesets';
import { playerOf } from '../emitting';
import type { Emitting } from '../emitting';
import { ownerOf } from '../owners';
import { nameOf } from '../players';
import type { PlayerRow } from '../rows';
import type { TakeAction } from './commands';
import type { ActionTaken, ValueChange } from './events';
import type { ValueGround } from './ground';
import { OF_SEASON } from './rows';
import type { Subject, TrackedState } from './rows';
import { putValue } from './set-value';
import { valueNow } from './value-now';

const RULE = 'player-actions' as const;

type Acting = TrackedState & LedgerTables;
type At<State> = { readonly state: State; readonly now: Instant };

/** For any player. */
export const takeActionOf = <State extends Acting, F>(ground: ValueGround<State, F>) => ({
  rule: RULE,
  refuses: (
    moment: At<State>,
    { id }: PlayerRow,
    { action: code }: Pick<TakeAction, 'action'>,
  ): F | null => {
    const { state } = moment;
    const action = findAction(ground.rulesetOf(state), code);
    if (action === null) return ground.refuse('ACTION_UNKNOWN', 'general', { action: code });
    return (
      ground.unlessPlayed(state) ??
      unlessPaid(ground, state, id, action) ??
      unlessLeft(ground, moment, id, action) ??
      outcome(ground, state, id, action).refusal
    );
  },
  offers: ({ state }: At<State>) =>
    actionsOf(ground.rulesetOf(state)).map(({ action, title }) => ({
      description: `${title}.`,
      known: { action },
    })),
  decide: (
    turn: Emitting<ActionTaken> & At<State>,
    { id: playerId }: PlayerRow,
    { action: code }: TakeAction,
  ) => {
    const action = required(findAction(ground.rulesetOf(turn.state), code), `the action ${code}`);
    const { changes } = outcome(ground, turn.state, playerId, action);
    const transfers = destroy(
      ownerOf(playerId),
      action.cost.map(({ item, quantity }) => [item, quantity] as const),
    );
    const period = periodOf(ground, turn, action);
    turn.emit({ type: 'ActionTaken', action: code, playerId, period, changes, transfers });
    return null;
  },
  made: playerOf('ActionTaken'),
});

function unlessPaid<State extends Acting, F>(
  { refuse }: Pick<ValueGround<State, F>, 'refuse'>,
  state: State,
  player: PlayerId,
  { action, cost }: Action,
): F | null {
  const lack = cost.find(({ item, quantity }) => held(state, ownerOf(player), item) < quantity);
  if (lack === undefined) return null;
  return refuse('ACTION_UNPAID', RULE, { action, item: lack.item, amount: lack.quantity });
}

const useId = (action: string, player: PlayerId): string => `${action}|${player}`;

/** In which it counts how often it is done: a day or a week of the rules, or the season. */
function periodOf<State extends Acting, F>(
  { tempoOf }: Pick<ValueGround<State, F>, 'tempoOf'>,
  { state, now }: At<State>,
  { limit }: Action,
): number | null {
  if (limit === null) return null;
  if (limit.per === 'EVER') return 0;
  const time = toRules(tempoOf(state), now);
  return limit.per === 'DAY' ? Math.floor(time / DAY_MS) : startOfWeek(time);
}

function unlessLeft<State extends Acting, F>(
  ground: ValueGround<State, F>,
  moment: At<State>,
  player: PlayerId,
  action: Action,
): F | null {
  if (action.limit === null) return null;
  const use = moment.state.get('actionUses', useId(action.action, player));
  const done = use?.period === periodOf(ground, moment, action) ? use.times : 0;
  if (done < action.limit.times) return null;
  const facts = { action: action.action, most: action.limit.times };
  return ground.refuse('ACTION_USED_UP', RULE, facts);
}

type Outcome<F> = { readonly refusal: F | null; readonly changes: readonly ValueChange[] };

/** What it would make of the values, or the first that would pass its limits. */
function outcome<State extends Acting, F>(
  { rulesetOf, refuse }: ValueGround<State, F>,
  state: State,
  player: PlayerId,
  action: Action,
): Outcome<F> {
  const ruleset = rulesetOf(state);
  const changed = new Map<string, number>();
  const valueOf = (name: string): Value => {
    const code = name.slice(name.indexOf(':') + 1);
    const declared = required(findTracked(ruleset, code), `the value ${code}`);
    const now = changed.get(code) ?? valueNow(state, declared, whoseOf(declared, player));
    return typeof now === 'boolean' ? now : BigInt(typeof now === 'number' ? now : 0);
  };
  for (const { type, value, by } of action.effects) {
    const declared = required(findTracked(ruleset, value), `the value ${value}`);
    const before = type === 'SET' ? 0n : BigInt(valueOf(`value:${value}`));
    const now = Number(before + numberOf(by, valueOf));
    if (!takes(declared, now)) {
      const expected = expectedOf(declared);
      return { refusal: refuse('VALUE_OUT_OF_LIMITS', RULE, { value, expected }), changes: [] };
    }
    changed.set(value, now);
  }
  return { refusal: null, changes: [...changed].map(([value, now]) => ({ value, now })) };
}

const whoseOf = ({ of }: { readonly of: string }, playerId: PlayerId): Subject =>
  of === 'PLAYER' ? { playerId, card: null } : OF_SEASON;

export const actionTakenOf = <State extends Acting>({
  rulesetOf,
}: Pick<ValueGround<State, never>, 'rulesetOf'>) => ({
  evolve: (state: State, { event }: { readonly event: ActionTaken }) => {
    const { action, playerId, period, changes } = event;
    for (const { value, now } of changes) {
      const declared = required(findTracked(rulesetOf(state), value), `the value ${value}`);
      putValue(state, { value, ...whoseOf(declared, playerId), now, keptAs: null });
    }
    if (period === null) return;
    const id = useId(action, playerId);
    const use = state.get('actionUses', id);
    state.put('actionUses', { id, period, times: use?.period === period ? use.times + 1 : 1 });
  },
  text: (state: State, { action, playerId, changes }: ActionTaken) => {
    const ruleset = rulesetOf(state);
    const title = findAction(ruleset, action)?.title ?? action;
    const after = changes
      .map(({ value, now }) => `${findTracked(ruleset, value)?.title ?? value} is now ${now}`)
      .join(', ');
    return `${nameOf(state, playerId)} did ${title}: ${after}.`;
  },
  channel: 'GAME_ACTIONS' as const,
});
