/** A bot's decisions, computed from its own view. */
import { afterPlay, ofMasks, onTable } from './position';
import type { Position } from './position';
import { cardsOf, isArcana, isSame } from './rules';
import type { Card } from './rules';
import { scoreOf, scoreOfTrick } from './score';

export type Choice = { readonly card: Card; readonly claim: number };

/** The weight of a point in the bot's next play, since the opponent plays in between. */
const NEXT = 0.5;

/** The cards that the holder can still play honestly. */
export function playable(position: Position, hand: readonly Card[]): readonly Card[] {
  const { rules, holder } = position;
  const again = (card: Card): number =>
    holder.plays.filter((played) => isSame(played, card)).length;
  const unplayed = hand.filter((card) => again(card) === 0);
  const twice = ofMasks(position, holder, 'SECOND_PLAY').reduce((sum, { cards }) => sum + cards, 0);
  const used = holder.plays.length - new Set(holder.plays.map(nameOf)).size;
  if (used >= twice) return unplayed;
  return [...unplayed, ...hand.filter((card) => again(card) === 1 && !isArcana(rules, card))];
}

const nameOf = ({ rank, suit }: Card): string => `${rank} ${suit}`;

/**
 * The card with the highest sum of its score and half the score of the best card after it. The
 * claim is the score now.
 */
export function choosePlay(position: Position, hand: readonly Card[]): Choice | null {
  const isLast = position.holder.plays.length + 1 >= position.rules.playsPerParticipant;
  const valued = playable(position, hand).map((card) => {
    const after = afterPlay(position, card);
    const claim = scoreOf(after);
    const next = isLast ? 0 : bestClaim(after, playable(after, hand));
    return { card, claim, value: claim + NEXT * next };
  });
  const chosen = best(valued, ({ value }) => value);
  return chosen === null ? null : { card: chosen.card, claim: chosen.claim };
}

const bestClaim = (position: Position, cards: readonly Card[]): number =>
  Math.max(0, ...cards.map((card) => scoreOf(afterPlay(position, card))));

/** The best card of the deck that is not in the cheat's hand; null if no card would score. */
export function chooseCheat(position: Position, hand: readonly Card[]): Choice | null {
  const open = [...hand, ...position.holder.plays, ...position.opponent.plays, position.grandCanal];
  const foreign = cardsOf(position.rules)
    .filter((card) => !open.some((seen) => isSame(seen, card)))
    .map((card) => ({ card, claim: scoreOf(afterPlay(position, card)) }));
  const chosen = best(foreign, ({ claim }) => claim);
  return chosen === null || chosen.claim === 0 ? null : chosen;
}

/**
 * An inactive trick that would score with the present pocket; null if no trick would, or if the bot
 * lacks the power.
 */
export function chooseReali(position: Position): string | null {
  if (ofMasks(position, position.holder, 'INACTIVE_TRICK').length === 0) return null;
  const inactive = position.rules.tricks
    .filter(({ trick }) => !position.active.includes(trick))
    .map((trick) => ({ trick: trick.trick, points: scoreOfTrick(position, trick) }));
  const chosen = best(inactive, ({ points }) => points);
  return chosen === null || chosen.points === 0 ? null : chosen.trick;
}

/**
 * The code of a mask that scores with every trick of a class, if the bot can still reveal a mask.
 */
export function chooseReveal(position: Position): string | null {
  const { rules, holder } = position;
  if (ofMasks(position, holder, 'REVEAL_MASK').length === 0) return null;
  if (onTable(position, 'MASKS_END').length > 0) return null;
  return rules.masks.find(({ effect }) => effect.type === 'CLASS_POINTS')?.mask ?? null;
}

/** The estimated chance to win, 0 to 1. The fewer plays are left, the more the lead counts. */
export function chances(lead: number, playsLeft: number): number {
  return 1 / (1 + Math.exp((-lead * 0.45) / Math.sqrt(1 + playsLeft)));
}

/** True if playing for the higher stakes is expected to cost no more than a sure loss now. */
export function acceptsSfida(chance: number, stakes: number, maximum: number): boolean {
  return stakes >= maximum || chance >= 1 / (2 * (stakes + 1));
}

function best<T>(items: readonly T[], worth: (item: T) => number): T | null {
  return items.reduce<T | null>(
    (found, item) => (found === null || worth(item) > worth(found) ? item : found),
    null,
  );
}
