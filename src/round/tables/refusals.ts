/** The refusals about tables. */
import type { NoFacts, Sentences } from '../../kernel';
import { itemTitle } from '../../season';
import type { RoundFacts } from '../model/facts';

export type TableRefusals = {
  readonly NO_TABLES: NoFacts;
  readonly TABLE_NOT_FOUND: RoundFacts<'tableId'>;
  readonly NOT_SITTING: RoundFacts<never, 'tableId'>;
  readonly ALREADY_SITTING: RoundFacts<'tableId'>;
  readonly TABLE_FULL: RoundFacts<'tableId'>;
  readonly NOT_TO_BE_WAGERED: RoundFacts<'item'>;
  readonly WAGER_MISSING: RoundFacts<'tableId'>;
  readonly WAGERS_CHANGED: RoundFacts<'tableId' | 'terms'>;
  readonly ALREADY_AGREED: RoundFacts<'tableId' | 'terms'>;
  readonly MACHINE_BROKEN: NoFacts;
  readonly NO_SITTINGS_LEFT: RoundFacts<'sittingsPerWeek'>;
};

export const TABLE_REFUSALS: Sentences<TableRefusals> = {
  NO_TABLES: () => 'The rules of this season have no tables.',
  TABLE_NOT_FOUND: () => 'There is no such table for War, or play there has ended.',
  NOT_SITTING: ({ tableId }) =>
    tableId === undefined ? 'You do not sit at any table.' : 'You do not sit at that table.',
  ALREADY_SITTING: () => 'You sit at a table already: stand up first.',
  TABLE_FULL: () => 'There is no free seat at that table.',
  NOT_TO_BE_WAGERED: ({ item }) => `What cannot be traded cannot be wagered: ${itemTitle(item)}.`,
  WAGER_MISSING: () => 'Both players must sit there and say what they would wager first.',
  WAGERS_CHANGED: ({ terms }) =>
    `The wagers have changed: what you agree to must be number ${terms}.`,
  ALREADY_AGREED: () => 'You have agreed to these wagers already.',
  MACHINE_BROKEN: () => 'The machine broke: there are no more spins for you this week.',
  NO_SITTINGS_LEFT: ({ sittingsPerWeek }) =>
    `You have had all ${sittingsPerWeek} sittings of this week.`,
};
