/** The refusals about dealing and the dealer. */
import type { NoFacts, Sentences } from '../../kernel';
import { titled } from '../../season';
import type { DynastyFacts } from '../model/facts';

export type DealingRefusals = {
  readonly NOT_THE_DEALER: NoFacts;
  readonly ALREADY_DEALER: DynastyFacts<'playerId'>;
  readonly TOO_FEW_AVAILABLE: DynastyFacts<'available'>;
  readonly CARD_TWICE_IN_DECK: DynastyFacts<'rank' | 'suit'>;
};

export const DEALING_REFUSALS: Sentences<DealingRefusals> = {
  NOT_THE_DEALER: () => 'Only the dealer may do this, and nobody where dealing is automatic.',
  ALREADY_DEALER: () => 'The player is the dealer already.',
  TOO_FEW_AVAILABLE: () => 'Fewer than two players are available.',
  CARD_TWICE_IN_DECK: ({ rank, suit }) =>
    `A deck has each card once, and ${titled(rank)} of ${titled(suit)} is named twice.`,
};
