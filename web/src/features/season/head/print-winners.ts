import { printAll } from '../../../platform/i18n/print-list';
import { say } from '../../../platform/i18n/translate';

type Named = { readonly name: string };

/** The winners, several if the rules allow a shared win; null while there is none. */
export function printWinners(winner: Named | null, winners: readonly Named[]): string | null {
  if (winner === null) return null;
  const all = winners.length === 0 ? [winner] : winners;
  return say('lobby.winner', { name: printAll(all.map(({ name }) => name)) });
}
