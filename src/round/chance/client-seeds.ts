/**
 * The client seeds of a throw [ruling S24]: a player's is fixed by its hash before the seed of the
 * week is drawn, and revealed with the player's first throw of that week. In a week without bound
 * seeds, any text is taken.
 */
import { openSeed, seedOwed, seedProblem } from '../../kernel';
import type { PlayerId } from '../../kernel';
import { askForSeed } from '../../season';
import type { SeedAsked } from '../../season';
import { presentBinding } from '../calendar/week';
import { refuse } from '../model/refusal';
import type { RoundRefusal } from '../model/refusal';
import type { RoundState } from '../model/state';

/** Whether this week takes the client seeds that come with throws. */
const acceptsAnySeed = (state: RoundState): boolean => presentBinding(state) === null;

/** The refusal of a throw without the fixed client seed, or with another. */
export function unlessSeeded(
  state: RoundState,
  player: PlayerId,
  given: string | null,
): RoundRefusal | null {
  const problem = acceptsAnySeed(state) ? null : seedProblem(state, player, given);
  return problem === null
    ? null
    : refuse(problem, 'chance', { sha256: fixedSeedHash(state, player) });
}

const fixedSeedHash = (state: RoundState, player: PlayerId): string | null =>
  state.get('clientSeeds', player)?.sha256 ?? null;

/** The client seed of the player's throw, which `unlessSeeded` has accepted. */
export function seedOf(state: RoundState, player: PlayerId, given: string | null): string | null {
  return acceptsAnySeed(state) ? given : (state.get('clientSeeds', player)?.opened ?? given);
}

/** The player's revealed client seed of this week; `given`: the text with the throw, if any. */
export const revealedSeed = (
  state: RoundState,
  player: PlayerId,
  given: string | null,
): string | null =>
  acceptsAnySeed(state) ? given : (state.get('clientSeeds', player)?.opened ?? null);

/** The client seeds of a throw that is nobody's own: the given text, if any. */
export const unboundSeeds = (state: RoundState, given: string | null): readonly string[] =>
  given !== null && acceptsAnySeed(state) ? [given] : [];

/** The hash of the client seed that the player's next throw this week must reveal. */
export const seedHashOwed = (state: RoundState, player: PlayerId): string | null =>
  acceptsAnySeed(state) ? null : seedOwed(state, player);

/** The facts of a throw's offer about the client seed. */
export const seedFacts = (state: RoundState, player: PlayerId): SeedAsked =>
  askForSeed(seedHashOwed(state, player));

/** For the `evolve` of every event that reveals a client seed. */
export function applySeed(state: RoundState, player: PlayerId, text: string | null): void {
  if (!acceptsAnySeed(state)) openSeed(state, player, text);
}
