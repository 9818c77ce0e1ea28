import { printNumber } from '../words/figures';

/** An amount of a currency or of any item; the name is the ruleset's own. */
export function Money({ amount, of }: { readonly amount: number; readonly of?: string }) {
  return (
    <span className="money figures">
      {printNumber(amount)}
      {of !== undefined && ` ${of}`}
    </span>
  );
}
