/** Shared parts of the sentences about tables. */
import { ordinalOf } from '../../kernel';
import type { RoundRuleset } from '../../rulesets';
import type { TableId } from '../model/ids';

/** For example "table 3". */
export const tableWords = ({ tableId }: { readonly tableId: TableId }): string =>
  `table ${ordinalOf(tableId)}`;

/** The ruleset's name of a symbol; its code if the ruleset no longer has the symbol. */
export const symbolName = ({ tables }: RoundRuleset, symbol: string): string =>
  tables?.slots.symbols.find((known) => known.symbol === symbol)?.name ?? symbol;
