/** The highest claim of a position's holder: the same sum as the server's [ruling K10]. */
import { inPocket, ofMasks, pocketOf } from './position';
import type { Position, Side } from './position';
import type { Trick } from './rules';
import { shows } from './tricks';

/** The sum over all active tricks. */
export const scoreOf = (position: Position): number =>
  position.rules.tricks
    .filter(({ trick }) => position.active.includes(trick))
    .reduce((sum, trick) => sum + scoreOfTrick(position, trick), 0);

/** The score of one trick, active or not. */
export function scoreOfTrick(position: Position, trick: Trick): number {
  const { holder, opponent } = position;
  if (!shows(position, trick) || isDead(position, holder, opponent)) return 0;
  const additions = [
    ...inPocket(position, holder, 'POINTS_PER_TRICK').filter(({ of }) => of === 'HOLDER'),
    ...inPocket(position, opponent, 'POINTS_PER_TRICK').filter(({ of }) => of === 'OPPONENT'),
    ...ofMasks(position, holder, 'CLASS_POINTS').filter((effect) => effect.class === trick.class),
  ];
  return Math.max(
    0,
    additions.reduce((sum, { points }) => sum + points, trick.points),
  );
}

/** Death in a pocket stops all points, unless the opposite pocket has an Ace. */
const isDead = (position: Position, one: Side, other: Side): boolean =>
  stops(position, one, other) || stops(position, other, one);

const stops = (position: Position, one: Side, other: Side): boolean =>
  inPocket(position, one, 'NO_POINTS_WITHOUT').some(({ rank }) =>
    pocketOf(position, other).every((card) => card.rank !== rank),
  );
