/**
 * The tricks for which a play scored. A claim is a number and names no tricks [Play; K5]. If
 * exactly one choice of the pocket's tricks has points that add up to the claim, these are its
 * tricks.
 */
import { listed } from '../../kernel';
import { environmentOf } from '../model/state';
import type { DynastyState } from '../model/state';
import { trickName } from '../model/wording';
import { claimable } from './claimable';
import type { Claimable } from './claimable';
import { positionThen } from './past-position';
import type { MadePlay } from './past-position';
import type { ScoredTrick } from './score-trick';

/**
 * The play's possible tricks, reduced to the tricks that it scored; empty if they are not certain.
 */
export function takenBy(state: DynastyState, play: MadePlay): Claimable {
  const game = state.need('games', play.gameId);
  const could = claimable(environmentOf(state, game), positionThen(state, play));
  return { ...could, tricks: addingUpTo(play.scored, could.tricks) };
}

/** The maximum number of tricks for which all choices are tried. */
const MOST_CHOICES = 12;

/** The only choice of tricks whose points add up to a score; empty for several choices or none. */
function addingUpTo(score: number, tricks: readonly ScoredTrick[]): readonly ScoredTrick[] {
  if (score === 0) return [];
  const scoring = tricks.filter(({ points }) => points > 0);
  if (scoring.reduce((sum, { points }) => sum + points, 0) === score) return scoring;
  if (scoring.length > MOST_CHOICES) return [];
  /** The choices by their sum; null for several choices. */
  const choices = new Map<number, readonly ScoredTrick[] | null>([[0, []]]);
  for (const trick of scoring) {
    for (const [sum, chosen] of [...choices]) {
      const more = sum + trick.points;
      if (more > score) continue;
      choices.set(more, choices.has(more) || chosen === null ? null : [...chosen, trick]);
    }
  }
  return choices.get(score) ?? [];
}

/** " for L’Aria", " for L’Aria (1) and Tripletta (4)"; "" if the tricks are not certain. */
export function takenText(state: DynastyState, play: MadePlay): string {
  const told = takenWords(state, play);
  return told.length === 0 ? '' : ` for ${listed(told)}`;
}

/** The tricks that the play took, with the points of each if there are several. */
export function takenWords(state: DynastyState, play: MadePlay): readonly string[] {
  const ruleset = environmentOf(state, state.need('games', play.gameId));
  const { tricks } = takenBy(state, play);
  const names = tricks.map(({ trick, points }) => ({ name: trickName(ruleset, trick), points }));
  return names.map(({ name, points }) => (names.length === 1 ? name : `${name} (${points})`));
}
