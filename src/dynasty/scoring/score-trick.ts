/** Tricks, Arcana and Masks: the points of one trick for its claimant [ruling K10]. */
import type { Card, DynastyRuleset, Trick } from '../../rulesets';
import { effectsOfCard, masksInForce, ofType } from './effects';
import { isMet } from './trick-pattern';
import { pocketOf } from './pocket';
import type { Position } from './position';

/** The points that a card in a pocket, or a mask, adds to a trick or takes off. */
export type Addition =
  | { readonly points: number; readonly by: 'HOLDER' | 'OPPONENT'; readonly card: Card }
  | { readonly points: number; readonly by: 'HOLDER'; readonly mask: string };

export type ScoredTrick = {
  readonly trick: string;
  /** The points with all additions, never below 0. Death is left out. */
  readonly points: number;
  /** The points of the rules, without additions. */
  readonly basePoints: number;
  readonly additions: readonly Addition[];
};

/**
 * The trick for the holder, active or not; null if the pocket does not meet the trick or the trick
 * is unknown. Points count only while `isStoppedByDeath` is false.
 */
export function scoreTrick(
  ruleset: DynastyRuleset,
  position: Position,
  trick: string,
): ScoredTrick | null {
  const found = ruleset.tricks.find((known) => known.trick === trick);
  if (found === undefined || !isMet(ruleset, position, found.pattern)) return null;
  const additions = additionsTo(ruleset, position, found);
  const points = additions.reduce((sum, addition) => sum + addition.points, found.points);
  return { trick, points: Math.max(0, points), basePoints: found.points, additions };
}

const additionsTo = (ruleset: DynastyRuleset, position: Position, trick: Trick): Addition[] => [
  ...ofPocket(ruleset, position, 'HOLDER'),
  ...ofMasks(ruleset, position, trick),
  ...ofPocket(ruleset, position, 'OPPONENT'),
];

/**
 * World in the claimant's pocket adds points; the Impostor in the opponent's pocket takes points
 * off.
 */
function ofPocket(
  ruleset: DynastyRuleset,
  { holder, opponent, grandCanal }: Position,
  by: 'HOLDER' | 'OPPONENT',
): Addition[] {
  const whose = by === 'HOLDER' ? holder : opponent;
  // `of` is relative to the pocket's owner. In the opponent's pocket, `OPPONENT` is the claimant.
  return pocketOf(ruleset, whose, grandCanal).flatMap((card) =>
    ofType(effectsOfCard(ruleset, card), 'POINTS_PER_TRICK')
      .filter((effect) => effect.of === by)
      .map(({ points }) => ({ points, by, card })),
  );
}

/** The additions by the claimant's masks, such as Tognoli. */
const ofMasks = (
  ruleset: DynastyRuleset,
  { holder, grandCanal }: Position,
  trick: Trick,
): Addition[] =>
  masksInForce(ruleset, holder, grandCanal).flatMap(({ mask, effect }) =>
    effect.type === 'CLASS_POINTS' && effect.class === trick.class
      ? [{ points: effect.points, by: 'HOLDER', mask }]
      : [],
  );
