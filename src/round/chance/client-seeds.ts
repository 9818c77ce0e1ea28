/**
 * Which client seeds a throw has [ruling S24]: that of a player is fixed by its hash before the seed
 * of the week is drawn, and told with the player's first throw of that week. In a week that began
 * without, whatever the player gives is taken.
 */
import { openSeed, seedOwed, seedProblem } from '../../kernel';
import type { PlayerId } from '../../kernel';
import { askForSeed } from '../../season';
import type { SeedAsked } from '../../season';
import { presentBinding } from '../calendar/week';
import { refuse } from '../ground/refusal';
import type { RoundRefusal } from '../ground/refusal';
import type { RoundState } from '../ground/state';

/** Whether client seeds of this week are what players give as they throw. */
const areLoose = (state: RoundState): boolean => presentBinding(state) === null;

/** The refusal of a throw without the client seed that was fixed, or with another. */
export function unlessSeeded(
  state: RoundState,
  player: PlayerId,
  given: string | null,
): RoundRefusal | null {
  const problem = areLoose(state) ? null : seedProblem(state, player, given);
  return problem === null ? null : refuse(problem, 'chance', { sha256: fixedBy(state, player) });
}

const fixedBy = (state: RoundState, player: PlayerId): string | null =>
  state.get('clientSeeds', player)?.sha256 ?? null;

/** What a throw of the player's has, where `unlessSeeded` had nothing against it. */
export function seedOf(state: RoundState, player: PlayerId, given: string | null): string | null {
  return areLoose(state) ? given : (state.get('clientSeeds', player)?.opened ?? given);
}

/** What the player has told that counts this week; `given`: with the throw itself, or before it. */
export const toldBy = (state: RoundState, player: PlayerId, given: string | null): string | null =>
  areLoose(state) ? given : (state.get('clientSeeds', player)?.opened ?? null);

/** What a throw has that is nobody's own: nothing, or what was given with it. */
export const looseSeeds = (state: RoundState, given: string | null): readonly string[] =>
  given !== null && areLoose(state) ? [given] : [];

/** The hash of the client seed that the player's next throw this week has to tell. */
export const owedSeed = (state: RoundState, player: PlayerId): string | null =>
  areLoose(state) ? null : seedOwed(state, player);

/** What the offer of a throw says of the client seed. */
export const seedAsked = (state: RoundState, player: PlayerId): SeedAsked =>
  askForSeed(owedSeed(state, player));

/** For the evolve of every event that tells a client seed. */
export function applySeed(state: RoundState, player: PlayerId, text: string | null): void {
  if (!areLoose(state)) openSeed(state, player, text);
}
