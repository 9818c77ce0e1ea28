import { counted } from '../../kernel';
import type { IncomePaid } from '../event';
import { rulesetOf } from '../state';
import type { RoundState } from '../state';
import { itemWords, nameOf } from '../wording';

export function incomeText(state: RoundState, { payments }: IncomePaid): string {
  const ruleset = rulesetOf(state);
  const paid = payments.reduce((sum, { amount }) => sum + amount, 0);
  const tax = payments.reduce((sum, payment) => sum + payment.tax, 0);
  const [first, ...others] = payments;
  const who =
    first !== undefined && others.length === 0
      ? nameOf(state, first.playerId)
      : counted(payments.length, 'player');
  const lessTax = tax === 0 ? '' : `, less ${tax} of tax`;
  return `${who} gained ${itemWords(ruleset, ruleset.currency, paid)} of income${lessTax}.`;
}
