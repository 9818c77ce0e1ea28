/** Shared parts of the sentences about tables. */
import { ordinalOf } from '../../kernel';
import type { RoundRuleset } from '../../rulesets';
import type { TableId } from '../model/ids';

/** "table 3". */
export const tableWords = ({ tableId }: { readonly tableId: TableId }): string =>
  `table ${ordinalOf(tableId)}`;

/** The ruleset's name of a symbol; the code of one that it no longer has. */
export const symbolName = ({ tables }: RoundRuleset, symbol: string): string =>
  tables?.slots.symbols.find((known) => known.symbol === symbol)?.name ?? symbol;
