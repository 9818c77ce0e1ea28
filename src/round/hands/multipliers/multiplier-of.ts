import { assertNever } from '../../../kernel';
import type { Deck, Multiplier } from '../../../rulesets';
import { color } from './color';
import type { Face } from './faces';
import { hasRanks } from './has-ranks';
import { oneSuit } from './one-suit';
import { paired } from './paired';
import { running } from './running';
import { tradition } from './tradition';

/** What the hand is multiplied by under one line of the table; null if it does not qualify. */
export function multiplierOf(
  deck: Deck,
  multiplier: Multiplier,
  faces: readonly Face[],
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
    default:
      return assertNever(multiplier);
  }
}
