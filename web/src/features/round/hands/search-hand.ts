import { candidates, neighbours } from './hand-cards';
import type { HandDeck, HandSizes } from './hand-cards';
import type { ItemCounts, Holding } from '../seat/holding';

type HandSearch = {
  readonly held: readonly Holding[];
  readonly sizes: HandSizes;
  readonly deck: HandDeck;
};

/** `none`: the rules do not accept the hand. */
export type HandScore = bigint | 'none' | 'failed';
type ScoreOf = (chosen: ItemCounts) => Promise<HandScore>;

type Best = { readonly chosen: ItemCounts; readonly total: bigint };

const MOST_STEPS = 3;
/** The number of concurrent queries. */
const AT_ONCE = 8;

/**
 * Searches for a high score under any formula: starts from promising hands, and then adds or
 * removes cards while the score rises.
 */
export async function searchHand(searched: HandSearch, scoreOf: ScoreOf) {
  const { held, sizes, deck } = searched;
  const first = candidates(held, sizes, deck);
  let best = await highest(first, scoreOf);
  let tried = first.length;
  for (let step = 0; typeof best === 'object' && step < MOST_STEPS; step += 1) {
    const near = neighbours(held, best.chosen, sizes);
    const better = await highest(near, scoreOf);
    if (better === 'failed') return better;
    tried += near.length;
    if (better === 'none' || better.total <= best.total) break;
    best = better;
  }
  return typeof best === 'object' ? { chosen: best.chosen, tried } : best;
}

async function highest(
  hands: readonly ItemCounts[],
  scoreOf: ScoreOf,
): Promise<Best | 'none' | 'failed'> {
  let best: Best | null = null;
  for (let from = 0; from < hands.length; from += AT_ONCE) {
    const some = hands.slice(from, from + AT_ONCE);
    const totals = await Promise.all(some.map(scoreOf));
    for (const [at, chosen] of some.entries()) {
      const total = totals[at] ?? 'none';
      if (total === 'failed') return total;
      if (total !== 'none' && (best === null || total > best.total)) best = { chosen, total };
    }
  }
  return best ?? 'none';
}
