import { coins } from '../platform/i18n/count-noun';
import type { Coin } from '../platform/i18n/count-noun';

/** An amount of a currency or item, named by the ruleset. */
export function Money({ amount, of }: { readonly amount: number; readonly of: Coin }) {
  return <span className="money figures">{coins(amount, of)}</span>;
}
