import { BANK } from '../../../src/kernel';
import type { Transfer } from '../../../src/kernel';
import type { RoundEvent } from '../../../src/round';

/**
 * A second ledger, kept only from the events' transfers, to check the first ledger [invariant 5].
 */
export class Book {
  private readonly has = new Map<string, number>();

  note(event: RoundEvent): void {
    for (const { from, to, item, quantity } of transfersOf(event)) {
      this.add(from, item, -quantity);
      this.add(to, item, quantity);
    }
  }

  private add(owner: string, item: string, by: number): void {
    if (owner === BANK) return;
    const key = `${owner}|${item}`;
    const quantity = (this.has.get(key) ?? 0) + by;
    if (quantity === 0) this.has.delete(key);
    else this.has.set(key, quantity);
  }

  holdings(): Record<string, number> {
    return Object.fromEntries([...this.has].sort(([a], [b]) => (a < b ? -1 : 1)));
  }
}

const transfersOf = (event: RoundEvent): readonly Transfer[] =>
  'transfers' in event ? event.transfers : [];
