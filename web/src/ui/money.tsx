import { printCount } from '../platform/i18n/count-noun';
import type { CountNoun } from '../platform/i18n/count-noun';

/** An amount of a currency or item, named by the ruleset. */
export function Money({ amount, of }: { readonly amount: number; readonly of: CountNoun }) {
  return <span className="money figures">{printCount(amount, of)}</span>;
}
