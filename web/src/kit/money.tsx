import { coins } from '../words/coins';
import type { Coin } from '../words/coins';

/** An amount of a currency or of any item; the names are the ruleset's own. */
export function Money({ amount, of }: { readonly amount: number; readonly of: Coin }) {
  return <span className="money figures">{coins(amount, of)}</span>;
}
