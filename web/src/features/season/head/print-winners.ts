import { printAll } from '../../../platform/i18n/print-list';
import { t } from '../../../platform/i18n/translate';

type Winner = { readonly name: string };

/** The winners, several if the rules allow a shared win; null without a winner. */
export function printWinners(winner: Winner | null, winners: readonly Winner[]): string | null {
  if (winner === null) return null;
  const all = winners.length === 0 ? [winner] : winners;
  return t('lobby.winner', { name: printAll(all.map(({ name }) => name)) });
}
