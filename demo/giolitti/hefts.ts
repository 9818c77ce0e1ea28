/** The hefts of two pockets while one side claims, in the order of ruling K6. */
import { inPocket, ofCard, ofMasks, onTable, pocketOf } from './position';
import type { Position, Side } from './position';
import { isArcana, printedHeft } from './rules';
import type { Card } from './rules';

export type Hefts = {
  readonly mine: readonly number[];
  /** The hefts of the opponent's cards. */
  readonly played: readonly number[];
  /** The opponent's hefts, and the Grand Canal's while the Grand Canal defends. */
  readonly theirs: readonly number[];
};

export function heftsOf(position: Position): Hefts {
  const { holder, opponent, grandCanal, rules } = position;
  const played = pocketOf(position, opponent).map((card) => weigh(position, opponent, card, true));
  const plays = Math.min(holder.plays.length, opponent.plays.length);
  return {
    mine: pocketOf(position, holder).map((card) => weigh(position, holder, card, true)),
    played,
    theirs:
      plays < rules.grandCanalDefendsUntilPlays
        ? [...played, weigh(position, opponent, grandCanal, false)]
        : played,
  };
}

/** A card that nobody played, such as the Grand Canal, has no effect on its own heft. */
function weigh(position: Position, side: Side, card: Card, isPlayed: boolean): number {
  const other = side === position.holder ? position.opponent : position.holder;
  const doubled = inPocket(position, side, 'MULTIPLY_OWN_HEFTS').reduce(
    (product, { factor }) => product * factor,
    1,
  );
  const taken = inPocket(position, other, 'LOWER_OPPONENT_HEFTS').reduce(
    (sum, { by }) => sum + by,
    0,
  );
  return Math.max(0, faceHeft(position, side, card, isPlayed) * doubled - taken);
}

function faceHeft(position: Position, side: Side, card: Card, isPlayed: boolean): number {
  const { rules, holder } = position;
  if (isArcana(rules, card)) {
    const [masked] = ofMasks(position, side, 'ARCANA_HEFT');
    if (masked !== undefined) return masked.heft;
    const [claimed] = isPlayed ? ofCard(position, card, 'HEFT_BY_CLAIMANT') : [];
    if (claimed !== undefined) return side === holder ? claimed.holder : claimed.opponent;
    const [world] = onTable(position, 'ARCANA_HEFT');
    if (world !== undefined) return world.heft;
  }
  return printedHeft(rules, card);
}
