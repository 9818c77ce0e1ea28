/** The basis of a claim, all of it public: the table and the effects in force. */
import { isArcana, maskEffects } from './rules';
import type { Card, Effect, Rules } from './rules';

export type Side = {
  /** The cards played by this side, oldest first. */
  readonly plays: readonly Card[];
  /** The mask worn at the start, and the masks revealed under it. */
  readonly masks: readonly string[];
  /**
   * True if the condition of a mask's effect is unmet in this game. Then the bot ignores
   * conditional effects.
   */
  readonly unmet?: boolean;
};

export type Position = {
  readonly rules: Rules;
  readonly grandCanal: Card;
  readonly bersaglio: number;
  /** The codes of the scoring tricks. */
  readonly active: readonly string[];
  readonly holder: Side;
  readonly opponent: Side;
};

/** The Grand Canal's effects on both sides; empty unless it is an Arcana. */
export const onTable = (
  { rules, grandCanal }: Pick<Position, 'rules' | 'grandCanal'>,
  type: string,
): readonly Effect[] =>
  isArcana(rules, grandCanal)
    ? rules.arcana.grandCanal
        .filter(({ rank, effect }) => rank === grandCanal.rank && effect.type === type)
        .map(({ effect }) => effect)
    : [];

/** The effects of a card in its player's pocket. */
export const ofCard = ({ rules }: Position, card: Card, type: string): readonly Effect[] =>
  isArcana(rules, card)
    ? rules.arcana.pocket
        .filter(({ rank, effect }) => rank === card.rank && effect.type === type)
        .map(({ effect }) => effect)
    : [];

/** The newest cards of a side, which form its pocket. */
export function pocketOf(position: Position, { plays }: Side): readonly Card[] {
  const [resized] = onTable(position, 'POCKET_SIZE');
  return plays.slice(-(resized?.cards ?? position.rules.pocketSize));
}

export const inPocket = (position: Position, side: Side, type: string): readonly Effect[] =>
  pocketOf(position, side).flatMap((card) => ofCard(position, card, type));

/** The effects of a side's masks; empty if the Grand Canal ends the masks' effects. */
export function ofMasks(position: Position, side: Side, type: string): readonly Effect[] {
  if (onTable(position, 'MASKS_END').length > 0) return [];
  const { masks, unmet = false } = side;
  const effects = maskEffects(position.rules, masks, type);
  return unmet ? effects.filter(({ holds }) => holds === undefined) : effects;
}

/** The same table after the holder plays a card. */
export const afterPlay = (position: Position, card: Card): Position => ({
  ...position,
  holder: { ...position.holder, plays: [...position.holder.plays, card] },
});
