/** What the sentences about tables have in common. */
import { ordinalOf } from '../../kernel';
import type { RoundRuleset } from '../../rulesets';
import type { TableId } from '../ground/ids';

/** "table 3". */
export const tableWords = ({ tableId }: { readonly tableId: TableId }): string =>
  `table ${ordinalOf(tableId)}`;

/** The name that the ruleset has for a symbol; the code for one that it no longer has. */
export const symbolName = ({ tables }: RoundRuleset, symbol: string): string =>
  tables?.slots.symbols.find((known) => known.symbol === symbol)?.name ?? symbol;
