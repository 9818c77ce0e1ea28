import { isPlainText } from '../../kernel';
import type { PlayerId, Tempo } from '../../kernel';
import { expectedOf, findTracked, hasCard, acceptsValue } from '../../rulesets';
import type { Citing, MechanicAnchor, Ruleset, Tracked, TrackedValue } from '../../rulesets';
import type { Pausing } from '../model/rows';
import { presentPlayer } from '../model/players';
import type { RefuseValue } from './refusals';
import type { Subject, TrackedState } from './rows';

const RULE = 'tracked-values';

/** A game's access to its tracked values. */
export type ValueTracking<State extends TrackedState, F> = {
  readonly rulesetOf: (state: State) => Ruleset;
  /** The season's tempo and its pause. Terms do not run in a pause [ruling AA5]. */
  readonly seasonOf: (state: State) => Tempo & Pausing;
  readonly refuse: RefuseValue<F>;
  /** Refuses before the season's start and after its end. */
  readonly unlessPlayed: (state: State, rule: MechanicAnchor) => F | null;
  /** Null in games without phases. */
  readonly phaseOf: (state: State) => string | null;
  /** Left out in games without magistrelli. */
  readonly magistrelliOf?: (state: State, player: PlayerId) => number;
  /** True for a standing lot. Left out in games without lots. */
  readonly hasLot?: (state: State, number: number) => boolean;
  readonly putMagistrelli?: (state: State, player: PlayerId, to: number) => void;
};

/**
 * Makes a refusal cite the rule that the value, action or office names, if it names one [ruling
 * AD1].
 */
export const citing = <F>({ rule }: Citing, refusal: F | null): F | null =>
  refusal === null || rule === undefined ? refusal : { ...refusal, rule };

/**
 * Refuses an unknown value. The refusal cites `general`, since rules without values have no section
 * about values.
 */
export const unlessTracked = <F>(
  { refuse }: Pick<ValueTracking<never, F>, 'refuse'>,
  ruleset: Ruleset,
  value: string,
): F | null =>
  findTracked(ruleset, value) === null ? refuse('VALUE_UNKNOWN', 'general', { value }) : null;

/** Refuses if the player or card is missing, unknown, or of the wrong kind. */
export function unlessSubject<State extends TrackedState, F>(
  { refuse }: Pick<ValueTracking<State, F>, 'refuse'>,
  state: State,
  ruleset: Ruleset,
  declared: TrackedValue,
  { playerId, card }: Subject,
): F | null {
  const wrong = wrongField(declared, { playerId, card });
  if (wrong !== null) return refuse('MALFORMED', RULE, wrong);
  if (playerId !== null && presentPlayer(state, playerId) === null) {
    return refuse('PLAYER_NOT_FOUND', RULE, { playerId });
  }
  return card === null || hasCard(ruleset, card) ? null : refuse('CARD_UNKNOWN', RULE, { ...card });
}

function wrongField({ of }: TrackedValue, { playerId, card }: Subject) {
  if ((of === 'PLAYER') !== (playerId !== null)) {
    const expected =
      of === 'PLAYER' ? 'a player: each has a value' : 'no player: the value is not a player’s';
    return { field: 'playerId', expected };
  }
  if ((of === 'CARD') === (card !== null)) return null;
  const expected =
    of === 'CARD' ? 'a card: each has a value' : 'no card: the value is not a card’s';
  return { field: 'card', expected };
}

/**
 * Refuses a value that its declaration does not accept, because of its type or its limits. A text
 * with invisible or direction-changing characters is refused, since the journal quotes it [ruling
 * AK4].
 */
export const unlessAccepted = <F>(
  { refuse }: Pick<ValueTracking<never, F>, 'refuse'>,
  declared: TrackedValue,
  to: Tracked,
): F | null =>
  acceptsValue(declared, to) && (typeof to !== 'string' || isPlainText(to))
    ? null
    : refuse('VALUE_OUT_OF_LIMITS', RULE, {
        value: declared.value,
        expected: `${expectedOf(declared)}${declared.type === 'TEXT' ? ', all of them visible' : ''}`,
      });
