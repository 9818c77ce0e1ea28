import { isPlainText } from '../../kernel';
import type { PlayerId, Tempo } from '../../kernel';
import { expectedOf, findTracked, hasCard, takes } from '../../rulesets';
import type { Citing, MechanicAnchor, Ruleset, Tracked, TrackedValue } from '../../rulesets';
import type { Pausing } from '../pausing/rows';
import { presentPlayer } from '../players';
import type { RefuseValue } from './refusals';
import type { Subject, TrackedState } from './rows';

const RULE = 'tracked-values';

/** How a game lets its seasons keep account of values. */
export type ValueGround<State extends TrackedState, F> = {
  readonly rulesetOf: (state: State) => Ruleset;
  /** How rules-time runs there, and since when it is paused, while terms stand still [ruling AA5]. */
  readonly seasonOf: (state: State) => Tempo & Pausing;
  readonly refuse: RefuseValue<F>;
  /** The refusal before the season starts and after it has ended. */
  readonly unlessPlayed: (state: State, rule: MechanicAnchor) => F | null;
  /** Null where the game has no phases. */
  readonly phaseOf: (state: State) => string | null;
  /** Left out where players have none. */
  readonly magistrelliOf?: (state: State, player: PlayerId) => number;
  readonly putMagistrelli?: (state: State, player: PlayerId, to: number) => void;
};

/** The refusal of something that may name its own rule, which is cited then [ruling AD1]. */
export const citing = <F>({ rule }: Citing, refusal: F | null): F | null =>
  refusal === null || rule === undefined ? refusal : { ...refusal, rule };

/** Where nothing is kept account of there is no section of it. */
export const unlessTracked = <F>(
  { refuse }: Pick<ValueGround<never, F>, 'refuse'>,
  ruleset: Ruleset,
  value: string,
): F | null =>
  findTracked(ruleset, value) === null ? refuse('VALUE_UNKNOWN', 'general', { value }) : null;

/** The refusal where it is not told whose value it is, or somebody or something that is not there. */
export function unlessSubject<State extends TrackedState, F>(
  { refuse }: Pick<ValueGround<State, F>, 'refuse'>,
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
    const expected = of === 'PLAYER' ? 'the player whose value it is' : 'nobody: it is no player’s';
    return { field: 'playerId', expected };
  }
  if ((of === 'CARD') === (card !== null)) return null;
  const expected = of === 'CARD' ? 'the card whose value it is' : 'nothing: it is no card’s';
  return { field: 'card', expected };
}

/**
 * The refusal of what the declaration does not take: another type, beyond the limits, or a text with what nobody sees
 * or what turns the words around it, which the journal tells [ruling AK4].
 */
export const unlessTaken = <F>(
  { refuse }: Pick<ValueGround<never, F>, 'refuse'>,
  declared: TrackedValue,
  to: Tracked,
): F | null =>
  takes(declared, to) && (typeof to !== 'string' || isPlainText(to))
    ? null
    : refuse('VALUE_OUT_OF_LIMITS', RULE, {
        value: declared.value,
        expected: `${expectedOf(declared)}${declared.type === 'TEXT' ? ', all of them visible' : ''}`,
      });
