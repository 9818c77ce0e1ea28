import type { Brand } from './ids';
import { invariant } from './invariant';

/** An owner of items: `player:p3`, `lot:l7`, `contract:c1`, `house`, `gallery` … */
export type Owner = Brand<string, 'Owner'>;

/** Call this only in the one place that writes the names of a kind of owner. */
export const ownerNamed = (text: string): Owner => text as Owner;

/** The codes of items. Each game adds the codes that its rules and documents name. */
export interface ItemCodes {
  /** A code from an input or a stored document. The ruleset says whether the item exists. */
  readonly read: Brand<string, 'ItemCode'>;
}

/** An item's code: `CHIP`, `TRUNG`, `CARD:KNIGHT:SWORDS` … Equal codes are fungible. */
export type ItemCode = ItemCodes[keyof ItemCodes];

export const itemCode = (text: string): ItemCode => text as ItemCode;

/** The source of new items, and the destination of destroyed items. */
export const BANK = ownerNamed('bank');

/** A movement of items. It is part of an event, and only this file applies it. */
export type Transfer<Item extends ItemCode = ItemCode> = {
  readonly from: Owner;
  readonly to: Owner;
  readonly item: Item;
  /** A whole number above 0. */
  readonly quantity: number;
};

/** An owner's amount of one item. The row exists only while the amount is above 0. */
export type Holding = {
  readonly id: string;
  readonly owner: Owner;
  readonly item: ItemCode;
  readonly quantity: number;
};

/** The amount of an item in circulation: issued by the Bank and not returned to it. */
export type Issue = { readonly id: ItemCode; readonly quantity: number };

export type LedgerRows = { holdings: Holding; issues: Issue };

/** The part of a state that the ledger needs. */
export interface LedgerTables {
  get(table: 'holdings', id: string): Holding | undefined;
  get(table: 'issues', id: string): Issue | undefined;
  by(table: 'holdings', index: string, key: string): Holding[];
  all(table: 'holdings'): Holding[];
  all(table: 'issues'): Issue[];
  put(table: 'holdings', row: Holding): void;
  put(table: 'issues', row: Issue): void;
  remove(table: 'holdings' | 'issues', id: string): void;
}

export const LEDGER_SPECS = {
  holdings: { owner: (row: Holding): string => row.owner },
  issues: {},
};

const BETWEEN = '|';
const holdingId = (owner: Owner, item: ItemCode): string => `${owner}${BETWEEN}${item}`;
export const ownerOfHolding = (id: string): Owner => ownerNamed(id.slice(0, id.indexOf(BETWEEN)));

export function held(tables: LedgerTables, owner: Owner, item: ItemCode): number {
  return tables.get('holdings', holdingId(owner, item))?.quantity ?? 0;
}

/** All holdings of an owner, in order of item code. */
export function holdingsOf(tables: LedgerTables, owner: Owner): Holding[] {
  return tables.by('holdings', 'owner', owner).sort((a, b) => (a.item < b.item ? -1 : 1));
}

export function applyTransfers(tables: LedgerTables, transfers: readonly Transfer[]): void {
  for (const { from, to, item, quantity } of transfers) {
    invariant(Number.isSafeInteger(quantity) && quantity > 0, 'a whole quantity above 0');
    move(tables, from, item, -quantity);
    move(tables, to, item, quantity);
  }
}

function move(tables: LedgerTables, owner: Owner, item: ItemCode, by: number): void {
  if (owner === BANK) {
    issue(tables, item, -by);
    return;
  }
  const quantity = held(tables, owner, item) + by;
  invariant(quantity >= 0, `${owner} has not so much ${item}`);
  const id = holdingId(owner, item);
  if (quantity === 0) tables.remove('holdings', id);
  else tables.put('holdings', { id, owner, item, quantity });
}

function issue(tables: LedgerTables, item: ItemCode, by: number): void {
  const quantity = (tables.get('issues', item)?.quantity ?? 0) + by;
  invariant(quantity >= 0, `no more ${item} is taken back than was issued`);
  if (quantity === 0) tables.remove('issues', item);
  else tables.put('issues', { id: item, quantity });
}

/** The maximum of one item in circulation, so that every sum of holdings is exact. */
export const MOST_ISSUED = Number.MAX_SAFE_INTEGER;

/**
 * The part of the transfers that the Bank can carry out without issuing more than `MOST_ISSUED`.
 */
export function issuable(
  tables: LedgerTables,
  transfers: readonly Transfer[],
): readonly Transfer[] {
  const issued = new Map<ItemCode, number>();
  const kept: Transfer[] = [];
  for (const transfer of transfers) {
    const { from, to, item } = transfer;
    const before = issued.get(item) ?? tables.get('issues', item)?.quantity ?? 0;
    const left = MOST_ISSUED - before;
    const quantity = from === BANK ? Math.min(transfer.quantity, left) : transfer.quantity;
    if (from === BANK) issued.set(item, before + quantity);
    if (to === BANK) issued.set(item, before - quantity);
    if (quantity > 0) {
      kept.push(quantity === transfer.quantity ? transfer : { ...transfer, quantity });
    }
  }
  return kept;
}

/** Transfers that make items for an owner. Quantities of 0 are left out. */
export function mint<Item extends ItemCode>(
  to: Owner,
  items: Iterable<readonly [Item, number]>,
): Transfer<Item>[] {
  return moveAll(BANK, to, items);
}

/** Transfers that destroy an owner's items. */
export function destroy<Item extends ItemCode>(
  from: Owner,
  items: Iterable<readonly [Item, number]>,
): Transfer<Item>[] {
  return moveAll(from, BANK, items);
}

export function moveAll<Item extends ItemCode>(
  from: Owner,
  to: Owner,
  items: Iterable<readonly [Item, number]>,
): Transfer<Item>[] {
  return [...items]
    .filter(([, quantity]) => quantity > 0)
    .map(([item, quantity]) => ({ from, to, item, quantity }));
}

/** One sentence for each item whose issued amount differs from the sum of the holdings. */
export function ledgerViolations(tables: LedgerTables): string[] {
  const sums = new Map<ItemCode, number>();
  for (const { item, quantity } of tables.all('holdings')) {
    sums.set(item, (sums.get(item) ?? 0) + quantity);
  }
  const items = new Set([...sums.keys(), ...tables.all('issues').map((row) => row.id)]);
  return [...items]
    .filter((item) => (sums.get(item) ?? 0) !== (tables.get('issues', item)?.quantity ?? 0))
    .map((item) => `of ${item} as much is held as was issued`);
}
