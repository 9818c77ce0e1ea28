import { printAll } from '../words/print-list';
import { say } from '../words/words';

type Named = { readonly name: string };

/** Who has won, all of them where the rules let several share it; null while nobody has. */
export function printWinners(winner: Named | null, winners: readonly Named[]): string | null {
  if (winner === null) return null;
  const all = winners.length === 0 ? [winner] : winners;
  return say('lobby.winner', { name: printAll(all.map(({ name }) => name)) });
}
