/**
 * The client seeds of a throw [ruling S24]. A player commits to a client seed by its hash before
 * the seed of the week is drawn, and reveals it with the first throw of that week. A week without
 * bound seeds accepts any text.
 */
import { openSeed, seedOwed, seedProblem } from '../../kernel';
import type { PlayerId } from '../../kernel';
import { askForSeed } from '../../season';
import type { SeedAsked } from '../../season';
import { presentBinding } from '../calendar/week';
import { refuse } from '../model/refusal';
import type { RoundRefusal } from '../model/refusal';
import type { RoundState } from '../model/state';

/** True if this week accepts any client seed with a throw. */
const acceptsAnySeed = (state: RoundState): boolean => presentBinding(state) === null;

/** Refuses a throw without the committed client seed, or with another one. */
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

/** The client seed of the player's throw. Call `unlessSeeded` first. */
export function seedOf(state: RoundState, player: PlayerId, given: string | null): string | null {
  return acceptsAnySeed(state) ? given : (state.get('clientSeeds', player)?.opened ?? given);
}

/**
 * The client seed that the player has revealed this week; null for none. If the week accepts any
 * seed, `given`: the text sent with the throw, or null.
 */
export const revealedSeed = (
  state: RoundState,
  player: PlayerId,
  given: string | null,
): string | null =>
  acceptsAnySeed(state) ? given : (state.get('clientSeeds', player)?.opened ?? null);

/**
 * The client seeds of a throw that belongs to no player: `given` if the week accepts any text, else
 * none.
 */
export const unboundSeeds = (state: RoundState, given: string | null): readonly string[] =>
  given !== null && acceptsAnySeed(state) ? [given] : [];

/**
 * The hash of the client seed that the player's next throw must reveal this week; null for none.
 */
export const seedHashOwed = (state: RoundState, player: PlayerId): string | null =>
  acceptsAnySeed(state) ? null : seedOwed(state, player);

/** The facts about the client seed in the offer of a throw. */
export const seedFacts = (state: RoundState, player: PlayerId): SeedAsked =>
  askForSeed(seedHashOwed(state, player));

/** Call it in the `evolve` of every event that reveals a client seed. */
export function applySeed(state: RoundState, player: PlayerId, text: string | null): void {
  if (!acceptsAnySeed(state)) openSeed(state, player, text);
}
