/**
 * Regional [Scoring; ruling F2]: "at least one of each suit in one particular card tradition and
 * no other suits". Whether the Special tradition counts is the ruleset's.
 */
import type { Deck } from '../../../rulesets';
import { hasSuitsOfGroup } from './faces';
import type { Face } from './faces';

export function tradition(deck: Deck, faces: readonly Face[], value: number): number | null {
  return hasSuitsOfGroup(faces, deck.traditions) ? value : null;
}
