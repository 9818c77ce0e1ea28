import type { RefusalCode } from '../generated/resolvers';
import { titled, word } from './words';
import type { Sentence } from './words';

/** Of tables. */
export const TABLE_SENTENCES = {
  NO_TABLES: () => 'The rules of this season have no tables.',
  TABLE_NOT_FOUND: () => 'There is no such table for War, or play there has ended.',
  NOT_SITTING: (facts) =>
    word(facts, 'tableId', '') === ''
      ? 'You do not sit at any table.'
      : 'You do not sit at that table.',
  ALREADY_SITTING: () => 'You sit at a table already: stand up first.',
  TABLE_FULL: () => 'There is no free seat at that table.',
  NOT_TO_BE_WAGERED: (facts) =>
    `What cannot be traded cannot be wagered: ${titled(word(facts, 'item', 'this item'))}.`,
  WAGER_MISSING: () => 'Both players must sit there and say what they would wager first.',
  WAGERS_CHANGED: (facts) =>
    `The wagers have changed: what you agree to must be number ${word(facts, 'terms', 'of now')}.`,
  ALREADY_AGREED: () => 'You have agreed to these wagers already.',
  MACHINE_BROKEN: () => 'The machine broke: there are no more spins for you this week.',
  NO_SITTINGS_LEFT: (facts) =>
    `You have had all ${word(facts, 'sittingsPerWeek', 'the')} sittings of this week.`,
} satisfies Partial<Record<RefusalCode, Sentence>>;
