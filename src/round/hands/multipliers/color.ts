/**
 * Monochrome [Scoring; ruling F2]: "at least one of each suit in one particular card color and no
 * other suits". Whether the Special color counts is the ruleset's.
 */
import type { Deck } from '../../../rulesets';
import { hasSuitsOfGroup } from './faces';
import type { Face } from './faces';

export function color(deck: Deck, faces: readonly Face[], value: number): number | null {
  return hasSuitsOfGroup(faces, deck.colors) ? value : null;
}
