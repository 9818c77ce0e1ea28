/** The refusals about hands. */
import type { NoFacts, Sentences } from '../../kernel';
import { handSize } from '../../season';
import type { RoundFacts } from '../model/facts';

export type HandRefusals = {
  readonly HANDS_ARE_SEALED: NoFacts;
  readonly HANDS_ARE_PRESENTED: NoFacts;
  readonly ALREADY_PRESENTED: RoundFacts<'handId'>;
  readonly HAND_NOT_PLACED: RoundFacts<'handId'>;
  readonly HAND_WITHOUT_SCORE: RoundFacts<'handId'>;
  readonly EMPTY_HAND: RoundFacts<'cards' | 'minimumCards' | 'maximumCards'>;
};

export const HAND_REFUSALS: Sentences<HandRefusals> = {
  HANDS_ARE_SEALED: () => 'In this season hands are sealed, not presented.',
  HANDS_ARE_PRESENTED: () => 'In this season hands are presented for all to see, not sealed.',
  ALREADY_PRESENTED: () => 'You have presented a hand in this phase already.',
  HAND_NOT_PLACED: () => 'No such hand has been placed.',
  HAND_WITHOUT_SCORE: () => 'The hand was placed without a score: only its place can be set right.',
  EMPTY_HAND: handSize,
};
