/**
 * The rules name the players who may set a tracked value: its owner, any player, or an office's
 * holder [ruling Z1]. A secret value is stored only in the vault, never in an event or a row
 * [decision 2].
 */
import { required, quoted } from '../../kernel';
import type { Instant, PlayerId } from '../../kernel';
import { findTracked, nameOfCard, ruleOf, trackedValuesOf } from '../../rulesets';
import type { Ruleset, Tracked, TrackedValue } from '../../rulesets';
import { nameOf, nextNumberOf } from '../model/players';
import type { PlayerRow } from '../model/rows';
import { playerOf } from '../model/types';
import type { EmittingTurn } from '../model/types';
import { citing, unlessSubject, unlessAccepted, unlessTracked } from './value-tracking';
import type { ValueTracking } from './value-tracking';
import { holds } from './office-holders';
import { trackedId } from './rows';
import type { Subject, TrackedState } from './rows';
import { secretKey } from './value-now';
import type { ValueChange } from './changes';
import type { SetValue, ValueSet } from './vocabulary';

const RULE = 'tracked-values' as const;
const COUNTER = 'value';

type At<State> = { readonly state: State; readonly now: Instant };
type Known = Pick<SetValue, 'value'> & Partial<SetValue>;

/** A command of a player. */
export const setValueOf = <State extends TrackedState, F>(tracking: ValueTracking<State, F>) => ({
  rule: RULE,
  refuses: ({ state, now }: At<State>, { id }: PlayerRow, known: Known) => {
    const { value, playerId, card, to } = known;
    const ruleset = tracking.rulesetOf(state);
    const declared = findTracked(ruleset, value);
    if (declared === null) return unlessTracked(tracking, ruleset, value);
    return citing(
      declared,
      unlessSetter(tracking, declared, setterAt(state, now, id), playerId) ??
        tracking.unlessPlayed(state, RULE) ??
        (playerId === undefined || card === undefined
          ? null
          : unlessSubject(tracking, state, ruleset, declared, { playerId, card })) ??
        (to === undefined ? null : unlessAccepted(tracking, declared, to)),
    );
  },
  offers: ({ state, now }: At<State>, { id }: PlayerRow) =>
    trackedValuesOf(tracking.rulesetOf(state)).flatMap((declared) =>
      offersOf(declared, setterAt(state, now, id)).map((offer) => ({
        ...offer,
        ...ruleOf(declared),
      })),
    ),
  decide: (
    turn: EmittingTurn<ValueSet> & { readonly state: State },
    { id: byId }: PlayerRow,
    { value, playerId, card, to }: SetValue,
  ) => {
    const declared = required(
      findTracked(tracking.rulesetOf(turn.state), value),
      `the value ${value}`,
    );
    turn.emit({
      type: 'ValueSet',
      ...{ proposalId: null, byId },
      ...settingOf(turn, declared, { playerId, card }, to),
    });
    return null;
  },
  made: playerOf('ValueSet'),
});

/**
 * A player who sets a value. `ofAnybody`: true if `setter` lets this player set the value of every
 * player.
 */
type Setter = {
  readonly own: PlayerId;
  readonly ofAnybody: (setter: TrackedValue['setBy'][number]) => boolean;
};
const setterAt = (state: TrackedState, now: Instant, own: PlayerId): Setter => ({
  own,
  ofAnybody: (setter) =>
    setter.type === 'ANY_PLAYER' ||
    (setter.type === 'OFFICE' && holds(state, now, setter.office, own)),
});

function unlessSetter<F>(
  { refuse }: Pick<ValueTracking<never, F>, 'refuse'>,
  { value, setBy, secret }: TrackedValue,
  { own, ofAnybody }: Setter,
  playerId: PlayerId | null | undefined,
): F | null {
  const may = setBy.some(
    (setter) =>
      ofAnybody(setter) ||
      (setter.type === 'OWNER' && (playerId === undefined || playerId === own)),
  );
  if (may) return null;
  return refuse(secret ? 'VALUE_SECRET' : 'VALUE_NOT_YOURS', RULE, { value });
}

type ValueOffer = {
  readonly description: string;
  readonly known: { readonly value: string; readonly playerId?: PlayerId };
  readonly needs: readonly string[];
};

const offersOf = (
  { value, title, of, setBy }: TrackedValue,
  { own, ofAnybody }: Setter,
): ValueOffer[] => {
  const needs = of === 'CARD' ? ['card'] : [];
  if (setBy.some(ofAnybody)) {
    const whose = of === 'PLAYER' ? ['playerId'] : needs;
    return [{ description: `Set ${title}.`, known: { value }, needs: whose }];
  }
  if (setBy.every(({ type }) => type !== 'OWNER')) return [];
  return [{ description: `Set your ${title}.`, known: { value, playerId: own }, needs: [] }];
};

/** The content of the event for a set value. A secret value is stored in the vault. */
export function settingOf(
  { state, vault }: Pick<EmittingTurn<never>, 'state' | 'vault'>,
  { value, secret }: TrackedValue,
  { playerId, card }: Subject,
  to: Tracked,
): Omit<ValueSet, 'type' | 'proposalId' | 'byId'> {
  if (!secret) return { value, playerId, card, now: to, keptAs: null };
  const keptAs = nextNumberOf(state, COUNTER);
  vault.keep(secretKey(keptAs), JSON.stringify(to));
  return { value, playerId, card, now: null, keptAs };
}

function putValue(
  state: TrackedState,
  { value, playerId, card, now, keptAs }: Omit<ValueSet, 'type' | 'proposalId' | 'byId'>,
): void {
  const id = trackedId(value, { playerId, card });
  state.put('trackedValues', { id, value, playerId, card, now, keptAs });
  if (keptAs !== null) state.put('counters', { id: COUNTER, last: keptAs });
}

/** Stores the changes that an action or a fortune makes. None of them is secret. */
export function putChanges(state: TrackedState, changes: readonly ValueChange[]): void {
  for (const { value, playerId, card = null, now } of changes) {
    putValue(state, { value, playerId, card, now, keptAs: null });
  }
}

export const valueSetOf = <State extends TrackedState>(rulesetOf: (state: State) => Ruleset) => ({
  evolve: (state: State, { event }: { readonly event: ValueSet }) => {
    putValue(state, event);
  },
  text: (state: State, { value, playerId, card, now }: ValueSet) => {
    const subject = subjectOf(state, rulesetOf(state), { value, playerId, card });
    return now === null ? `${subject} was set in secret.` : `${subject} is now ${valueWords(now)}.`;
  },
  channel: 'GAME_ACTIONS' as const,
  notice: 'RECEIVED' as const,
  /** The player whose value it is, if somebody else set it. */
  concerns: ({ playerId, proposalId, byId }: ValueSet): readonly PlayerId[] =>
    playerId === null || byId === playerId || (byId === undefined && proposalId === null)
      ? []
      : [playerId],
});

/** The value's title and whose it is: "Honour of Ann". */
export function subjectOf(
  state: TrackedState,
  ruleset: Ruleset,
  { value, playerId, card }: Subject & Pick<ValueSet, 'value'>,
): string {
  const title = findTracked(ruleset, value)?.title ?? value;
  const whose = card === null ? '' : ` of ${nameOfCard(ruleset, card)}`;
  return `${title}${playerId === null ? whose : ` of ${nameOf(state, playerId)}`}`;
}

/** The value as printed in a sentence. */
export function valueWords(value: Tracked): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return String(value);
  return value === '' ? 'empty' : quoted(value);
}

/** The new value in words. `whose`: the words about its player. */
export function changeWords(
  ruleset: Ruleset,
  { value, card, now }: ValueChange,
  whose: string,
): string {
  const title = findTracked(ruleset, value)?.title ?? value;
  const of = card === undefined ? whose : ` of ${nameOfCard(ruleset, card)}`;
  return `${title}${of} is now ${valueWords(now)}`;
}
