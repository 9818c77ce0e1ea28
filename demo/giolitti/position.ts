/** What a claim is reckoned from, all of it open on the table, and what lies in force on it. */
import { isArcana, maskEffects } from './rules';
import type { Card, Effect, Rules } from './rules';

export type Side = {
  /** The oldest first. */
  readonly plays: readonly Card[];
  /** The mask of the start, and those revealed under it. */
  readonly masks: readonly string[];
  /** Whether something that they do does not hold in this game: what has a condition then is not relied on. */
  readonly unmet?: boolean;
};

export type Position = {
  readonly rules: Rules;
  readonly grandCanal: Card;
  readonly bersaglio: number;
  /** The codes of the tricks that score. */
  readonly active: readonly string[];
  readonly holder: Side;
  readonly opponent: Side;
};

/** What a Grand Canal does to both; nothing unless it is an Arcana. */
export const onTable = (
  { rules, grandCanal }: Pick<Position, 'rules' | 'grandCanal'>,
  type: string,
): readonly Effect[] =>
  isArcana(rules, grandCanal)
    ? rules.arcana.grandCanal
        .filter(({ rank, effect }) => rank === grandCanal.rank && effect.type === type)
        .map(({ effect }) => effect)
    : [];

/** What a card does in the pocket of whoever played it. */
export const ofCard = ({ rules }: Position, card: Card, type: string): readonly Effect[] =>
  isArcana(rules, card)
    ? rules.arcana.pocket
        .filter(({ rank, effect }) => rank === card.rank && effect.type === type)
        .map(({ effect }) => effect)
    : [];

/** The newest cards of a side. */
export function pocketOf(position: Position, { plays }: Side): readonly Card[] {
  const [resized] = onTable(position, 'POCKET_SIZE');
  return plays.slice(-(resized?.cards ?? position.rules.pocketSize));
}

export const inPocket = (position: Position, side: Side, type: string): readonly Effect[] =>
  pocketOf(position, side).flatMap((card) => ofCard(position, card, type));

/** What the masks of a side do, where masks do anything. */
export function ofMasks(position: Position, side: Side, type: string): readonly Effect[] {
  if (onTable(position, 'MASKS_END').length > 0) return [];
  const { masks, unmet = false } = side;
  const effects = maskEffects(position.rules, masks, type);
  return unmet ? effects.filter(({ holds }) => holds === undefined) : effects;
}

/** The same table after the holder has played a card. */
export const afterPlay = (position: Position, card: Card): Position => ({
  ...position,
  holder: { ...position.holder, plays: [...position.holder.plays, card] },
});
