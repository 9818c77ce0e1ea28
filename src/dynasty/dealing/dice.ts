/**
 * The dice of one game (design, section 7). Their stream is bound before the participants are
 * chosen. Ties are thrown without client seeds, because they decide whose seeds count. All later
 * throws use the seeds of both participants [rulings V1, V13].
 */
import { bindSeeds, digestOf, shuffleBy } from '../../kernel';
import type { Draw, FixedSeed } from '../../kernel';
import type { GameRow } from '../model/rows';
import { dynastyOf, patchStanding } from '../model/state';
import type { DynastyState } from '../model/state';
import type { DynastyTurn } from '../model/types';

/** The stream of chance of a game's dice. */
export const gameScope = (number: number): string => `game:${String(number)}`;

const streamName = (number: number): string => `game/${String(number)}`;

/** The name of a game's draws; null if the game's seed was drawn before names existed. */
export const streamOf = ({ number, binding }: GameRow): string | null =>
  binding === null ? null : streamName(number);

export type GameDice = {
  /** Returns 0 to sides − 1. */
  readonly roll: (sides: number) => number;
  /** Picks `count` random items, in the order of `items`. */
  readonly pick: <T>(items: readonly T[], count: number) => T[];
  /** Shuffles by secret draws, which are not in `draws`. */
  readonly shuffle: <T>(items: readonly T[]) => T[];
  readonly draws: readonly Draw[];
  /** The number of the next draw. */
  readonly next: () => number;
};

export function takeDice(
  turn: DynastyTurn,
  game: number,
  from: number,
  clientSeeds: readonly string[],
): GameDice {
  const scope = gameScope(game);
  const binding = dynastyOf(turn.state).nextBinding;
  const throwing = binding === null ? null : { name: streamName(game), digest: digestOf(binding) };
  const draws: Draw[] = [];
  let next = from;
  const roll = (sides: number): number => {
    const drawn = turn.chance.draw(scope, next, sides, clientSeeds, throwing);
    draws.push(drawn);
    next = drawn.number + 1;
    return drawn.value;
  };
  const pick = <T>(items: readonly T[], count: number): T[] => {
    if (items.length <= count) return [...items];
    const places = items.map((_item, place) => place);
    const picked = Array.from({ length: count }, () => places.splice(roll(places.length), 1)[0]);
    return items.filter((_item, place) => picked.includes(place));
  };
  const shuffle = <T>(items: readonly T[]): T[] => {
    const draw = (at: number, sides: number): Draw =>
      turn.chance.draw(scope, at, sides, clientSeeds, throwing);
    return shuffleBy(draw, next, items).items;
  };
  return { roll, pick, shuffle, draws, next: () => next };
}

/**
 * Binds the client seeds of the next game. Seeds revealed for the present game no longer count;
 * seeds chosen since then are used.
 */
export function bindNext(
  state: DynastyState,
  seq: number,
  clientSeeds: readonly FixedSeed[] | null,
): void {
  if (clientSeeds === null) return;
  bindSeeds(state, clientSeeds);
  state.put('dynasties', { ...dynastyOf(state), nextBinding: { seq, clientSeeds } });
  for (const { id, clientSeed } of state.all('standings')) {
    if (clientSeed !== null) patchStanding(state, id, { clientSeed: null });
  }
}
