import { assertNever } from '../../../kernel';
import type { Deck, Multiplier, ValueOf } from '../../../rulesets';
import { byFormula } from './by-formula';
import { color } from './color';
import type { Face } from './faces';
import { hasRanks } from './has-ranks';
import { oneSuit } from './one-suit';
import { paired } from './paired';
import { running } from './running';
import { tradition } from './tradition';

/**
 * The hand's multiplier under one line of the table; null if it does not qualify. `valueOf`: for
 * formulas.
 */
export function multiplierOf(
  deck: Deck,
  multiplier: Multiplier,
  faces: readonly Face[],
  valueOf: ValueOf,
): number | null {
  switch (multiplier.condition) {
    case 'PAIRED':
      return paired(faces);
    case 'RUNNING':
      return running(faces, multiplier.minimumCards);
    case 'HAS_RANKS':
      return hasRanks(faces, multiplier.ranks, multiplier.value);
    case 'TRADITION':
      return tradition(deck, faces, multiplier.value);
    case 'COLOR':
      return color(deck, faces, multiplier.value);
    case 'ONE_SUIT':
      return oneSuit(faces, multiplier.minimumCards, multiplier.value);
    case 'FORMULA':
      return byFormula(multiplier, valueOf);
    default:
      return assertNever(multiplier);
  }
}
