/** The movements of a game. Pegs are items, so each change of pegs is a transfer. */
import { BANK } from '../../kernel';
import type { PlayerId } from '../../kernel';
import type { Movement } from './rows';
import { PEG } from './pegs';
import type { PegTransfer } from './pegs';
import { ownerOf } from './state';

/** A change of pegs or Magistrelli. `by`: negative for a loss. */
export type Change = { readonly playerId: PlayerId; readonly by: number };

/** The transfers from or to the Bank, in order. A change by 0 moves nothing. */
export function transfersOf(pegs: readonly Change[]): PegTransfer[] {
  return pegs
    .filter(({ by }) => by !== 0)
    .map(({ playerId, by }) => {
      const owner = ownerOf(playerId);
      const [from, to] = by > 0 ? [BANK, owner] : [owner, BANK];
      return { from, to, item: PEG, quantity: Math.abs(by) };
    });
}

/** Adds changes to movements. The result has one sum for each player. */
export function withMovements(
  before: readonly Movement[],
  pegs: readonly Change[],
  magistrelli: readonly Change[] = [],
): Movement[] {
  const sums = new Map(before.map((movement) => [movement.playerId, movement]));
  const add = (playerId: PlayerId, more: Partial<Movement>): void => {
    const sum = sums.get(playerId) ?? { playerId, pegs: 0, magistrelli: 0 };
    sums.set(playerId, {
      playerId,
      pegs: sum.pegs + (more.pegs ?? 0),
      magistrelli: sum.magistrelli + (more.magistrelli ?? 0),
    });
  };
  for (const { playerId, by } of pegs) add(playerId, { pegs: by });
  for (const { playerId, by } of magistrelli) add(playerId, { magistrelli: by });
  return [...sums.values()];
}
