/** Who takes an action, with whom, when and how often [rulings Z2, Z3]. */
import { DAY_MS, held, startOfWeek, toRules } from '../../kernel';
import type { Instant, LedgerTables, PlayerId } from '../../kernel';
import { flagOf } from '../../rulesets';
import type { Action, ValueOf } from '../../rulesets';
import { holds } from '../offices/holders';
import { ownerOf } from '../owners';
import { presentPlayer } from '../players';
import type { ValueGround } from './ground';
import type { TrackedState } from './rows';

const RULE = 'player-actions' as const;

export type Acting = TrackedState & LedgerTables;
export type At<State> = { readonly state: State; readonly now: Instant };

/** Who takes it, and whom it is done to: null for nobody, undefined while that is not known. */
export type Parties = {
  readonly actor: PlayerId;
  readonly target: PlayerId | null | undefined;
};

/** The refusal where it is not told whom it is done to, or where it is done to nobody. */
export function unlessAimed<State extends Acting, F>(
  { refuse }: ValueGround<State, F>,
  { target: wanted }: Action,
  { actor, target }: Parties,
): F | null {
  if (target === undefined) return null;
  const field = 'playerId';
  if (wanted === undefined) {
    const expected = 'nobody: it is done to nobody';
    return target === null ? null : refuse('MALFORMED', RULE, { field, expected });
  }
  return target === null || target === actor
    ? refuse('MALFORMED', RULE, { field, expected: 'another player, to whom it is done' })
    : null;
}

export const unlessThere = <State extends Acting, F>(
  { refuse }: ValueGround<State, F>,
  state: State,
  { target }: Parties,
): F | null =>
  typeof target === 'string' && presentPlayer(state, target) === null
    ? refuse('PLAYER_NOT_FOUND', RULE, { playerId: target })
    : null;

/** The refusal of a player whom the rules do not let do it. */
export function unlessAllowed<State extends Acting, F>(
  { refuse }: ValueGround<State, F>,
  { state, now }: At<State>,
  { actor }: Parties,
  { action, who }: Action,
  valueOf: ValueOf,
): F | null {
  const may =
    who === undefined ||
    (who.type === 'OFFICE'
      ? who.offices.some((office) => holds(state, now, office, actor))
      : flagOf(who.holds, valueOf));
  return may ? null : refuse('ACTION_NOT_YOURS', RULE, { action });
}

/** The refusal outside of its phases. */
export function unlessPhase<State extends Acting, F>(
  { refuse, phaseOf }: ValueGround<State, F>,
  state: State,
  { action, when }: Action,
): F | null {
  const phases = when?.phases;
  if (phases === undefined || phases.includes(phaseOf(state) ?? '')) return null;
  return refuse('ACTION_NOT_NOW', RULE, { action, phases });
}

/** The refusal while its condition is not met. */
export const unlessCondition = <State extends Acting, F>(
  { refuse }: ValueGround<State, F>,
  { action, when }: Action,
  valueOf: ValueOf,
): F | null =>
  when?.holds === undefined || flagOf(when.holds, valueOf)
    ? null
    : refuse('ACTION_NOT_NOW', RULE, { action });

export function unlessPaid<State extends Acting, F>(
  { refuse }: ValueGround<State, F>,
  state: State,
  { actor }: Parties,
  { action, cost }: Action,
): F | null {
  const lack = cost.find(({ item, quantity }) => held(state, ownerOf(actor), item) < quantity);
  if (lack === undefined) return null;
  return refuse('ACTION_UNPAID', RULE, { action, item: lack.item, amount: lack.quantity });
}

/** Under which its uses are counted; as yet unknown where that rests on whom it is done to. */
export function useId({ action, limit }: Action, { actor, target }: Parties): string | null {
  const of = limit?.of ?? 'PLAYER';
  if (of === 'PLAYER') return `${action}|${actor}`;
  if (of === 'SEASON') return `${action}|`;
  if (typeof target !== 'string') return null;
  return `${action}|${of === 'PAIR' ? actor : ''}>${target}`;
}

/** In which it counts how often it is done: a day or a week of the rules, or the season. */
export function periodOf<State extends Acting, F>(
  { tempoOf }: ValueGround<State, F>,
  { state, now }: At<State>,
  { limit }: Action,
): number | null {
  if (limit === null) return null;
  if (limit.per === 'EVER') return 0;
  const time = toRules(tempoOf(state), now);
  return limit.per === 'DAY' ? Math.floor(time / DAY_MS) : startOfWeek(time);
}

export function unlessLeft<State extends Acting, F>(
  ground: ValueGround<State, F>,
  moment: At<State>,
  parties: Parties,
  action: Action,
): F | null {
  const id = useId(action, parties);
  if (action.limit === null || id === null) return null;
  const use = moment.state.get('actionUses', id);
  const done = use?.period === periodOf(ground, moment, action) ? use.times : 0;
  if (done < action.limit.times) return null;
  const { times, of = 'PLAYER' } = action.limit;
  return ground.refuse('ACTION_USED_UP', RULE, { action: action.action, most: times, of });
}
