import type { PlayerId } from '../../kernel';
import { findTracked, acceptsValue, trackedValuesOf } from '../../rulesets';
import type { Card, Ruleset, Tracked, TrackedValue, ValueOf } from '../../rulesets';
import { abolishOffices } from './office-holders';
import { OF_SEASON, trackedId } from './rows';
import type { Subject, TrackedRow, TrackedState } from './rows';

/** The vault key of a secret value. */
export const secretKey = (keptAs: number): string => `value:${String(keptAs)}`;

/** The vault key of the present secret value; null if none has been set. */
export function secretKeyNow(
  state: TrackedState,
  { value }: TrackedValue,
  whose: Subject,
): string | null {
  const keptAs = state.get('trackedValues', trackedId(value, whose))?.keptAs ?? null;
  return keptAs === null ? null : secretKey(keptAs);
}

/** The public value; null for a secret value. */
export function valueNow(
  state: Pick<TrackedState, 'get'>,
  declared: TrackedValue,
  whose: Subject,
): Tracked | null {
  if (declared.secret) return null;
  return state.get('trackedValues', trackedId(declared.value, whose))?.now ?? declared.start;
}

/** The stored rows of a tracked value of cards, one row for each card, sorted by row id. */
export const cardValues = (state: TrackedState, { value }: TrackedValue): CardRow[] =>
  state
    .by('trackedValues', 'value', value)
    .flatMap((row) => (row.card === null ? [] : [{ ...row, card: row.card }]))
    .sort((one, other) => (one.id < other.id ? -1 : 1));
type CardRow = TrackedRow & { readonly card: Card };

/**
 * Removes stored values that the new rules drop or declare differently. A removed value starts
 * again at its declared initial value.
 */
export function forgetUndeclared(state: TrackedState, ruleset: Ruleset): void {
  abolishOffices(state, ruleset);
  const declared = new Map(trackedValuesOf(ruleset).map((each) => [each.value, each]));
  for (const row of state.all('trackedValues')) {
    const now = declared.get(row.value);
    if (now === undefined || !fits(now, row)) state.remove('trackedValues', row.id);
  }
}

/** True if the declaration matches the row's subject and accepts its value. */
function fits(declared: TrackedValue, { playerId, card, now }: TrackedRow): boolean {
  const of = playerId !== null ? 'PLAYER' : card !== null ? 'CARD' : 'SEASON';
  if (declared.of !== of) return false;
  return declared.secret ? now === null : now !== null && acceptsValue(declared, now);
}

/** The invariants of tracked values in any game. */
export function trackedViolations(state: TrackedState, ruleset: Ruleset): string[] {
  const declared = new Map(trackedValuesOf(ruleset).map((each) => [each.value, each]));
  return state.all('trackedValues').flatMap((row) => {
    const now = declared.get(row.value);
    return now !== undefined && fits(now, row) ? [] : [`${row.id} is not what the rules track`];
  });
}

/**
 * The values of codes in expressions: tracked numbers and flags of the player and the season.
 * Without a player, initial values are used. A code that the rules lack is 0.
 */
export const trackedOf =
  (
    state: Pick<TrackedState, 'get'>,
    ruleset: Pick<Ruleset, 'trackedValues'>,
    playerId: PlayerId | null,
  ): ValueOf =>
  (code) => {
    const declared = findTracked(ruleset, code);
    if (declared === null) return 0n;
    const now = valueNow(state, declared, { ...OF_SEASON, playerId: playerOf(declared, playerId) });
    return typeof now === 'number' ? BigInt(now) : now === true;
  };

/** The values of codes in expressions: tracked numbers and flags of a card. */
export const trackedOfCard =
  (
    state: Pick<TrackedState, 'get'>,
    ruleset: Pick<Ruleset, 'trackedValues'>,
    card: Card,
  ): ValueOf =>
  (code) => {
    const declared = findTracked(ruleset, code);
    if (declared === null) return 0n;
    const now = valueNow(state, declared, { playerId: null, card });
    return typeof now === 'number' ? BigInt(now) : now === true;
  };

const playerOf = ({ of }: TrackedValue, playerId: PlayerId | null): PlayerId | null =>
  of === 'PLAYER' ? playerId : null;
