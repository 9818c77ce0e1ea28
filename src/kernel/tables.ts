import { missing, required } from './invariant';

/** A row of JSON values that is never changed in place. */
export type Row = { readonly id: string };

/** The rows of each table by table name. */
export type Rows = Record<string, Row>;

type Key<R> = (row: R) => string | null;

/**
 * The indexes of each table: a name, and the key under which a row is found. A null key leaves the
 * row out.
 */
export type TableSpecs<S extends Rows> = {
  readonly [T in keyof S]: Readonly<Record<string, Key<S[T]>>>;
};

type Change<S extends Rows> = {
  readonly table: keyof S & string;
  readonly id: string;
  readonly row: Row | null;
};

/** A position in the undo log. */
export type Mark = number;

/** Counts work, and may throw to end it. */
export interface Meter {
  /** `rows`: the number of rows read or changed. */
  spend(rows: number): void;
  /** Stops the count between two steps of the work. */
  pause?(): void;
  /** Goes on with the count after a pause. */
  resume?(): void;
}

/** The ids of the rows under each key. */
type Index<R extends Row> = { readonly key: Key<R>; readonly ids: Map<string, Set<string>> };

class Table<R extends Row> {
  readonly rows = new Map<string, R>();
  private readonly indexes = new Map<string, Index<R>>();
  private readonly list: readonly Index<R>[];

  constructor(spec: Readonly<Record<string, Key<R>>>) {
    for (const [name, key] of Object.entries(spec)) this.indexes.set(name, { key, ids: new Map() });
    this.list = [...this.indexes.values()];
  }

  index(name: string): Map<string, Set<string>> {
    return (this.indexes.get(name) ?? missing(`index ${name}`)).ids;
  }

  need(id: string): R {
    return this.rows.get(id) ?? missing(`row ${id}`);
  }

  replace(id: string, before: R | undefined, after: R | null): void {
    for (const { key, ids } of this.list) {
      const oldKey = before === undefined ? null : key(before);
      const newKey = after === null ? null : key(after);
      if (oldKey === newKey) continue;
      if (oldKey !== null) removeFrom(ids, oldKey, id);
      if (newKey !== null) addTo(ids, newKey, id);
    }
    if (after === null) this.rows.delete(id);
    else this.rows.set(id, after);
  }
}

function addTo(index: Map<string, Set<string>>, key: string, id: string): void {
  const ids = index.get(key);
  if (ids === undefined) index.set(key, new Set([id]));
  else ids.add(id);
}

function removeFrom(index: Map<string, Set<string>>, key: string, id: string): void {
  const ids = index.get(key);
  ids?.delete(id);
  if (ids?.size === 0) index.delete(key);
}

/**
 * A season's state: maps of immutable rows with indexes, and a log of what was put and removed. A
 * command costs what it changes, whatever the size of the season.
 *
 * The order of rows is not part of the state. Sort rows wherever order matters.
 */
export class Tables<S extends Rows> {
  private readonly tables = new Map<string, Table<Row>>();
  private readonly log: { table: string; id: string; before: Row | undefined }[] = [];
  private changed = 0;
  /** Counts the rows of every list that is read, and of every change; null for no meter. */
  meter: Meter | null = null;

  constructor(specs: TableSpecs<S>) {
    for (const [name, spec] of Object.entries(specs)) {
      this.tables.set(name, new Table(spec as Readonly<Record<string, Key<Row>>>));
    }
  }

  private table(name: keyof S): Table<Row> {
    return this.tables.get(name as string) ?? missing(`table ${String(name)}`);
  }

  /**
   * The version of the rows. A result computed from them is valid while the version is the same.
   */
  get version(): number {
    return this.changed;
  }

  /** Runs `work` with a meter, which also counts its loops: they get their rows from here. */
  metered<T>(meter: Meter, work: () => T): T {
    const before = this.meter;
    this.meter = meter;
    try {
      return work();
    } finally {
      this.meter = before;
    }
  }

  names(): (keyof S & string)[] {
    return [...this.tables.keys()];
  }

  get<T extends keyof S>(table: T, id: S[T]['id']): S[T] | undefined {
    return this.table(table).rows.get(id) as S[T] | undefined;
  }

  /**
   * Copies the rows at these places from another state of the season. The changes are not logged.
   */
  restore(places: Iterable<{ table: string; id: string }>, from: Pick<this, 'row'>): void {
    for (const { table, id } of places) this.absorb([{ table, id, row: from.row(table, id) }]);
  }

  /**
   * A read-only copy in which `row` replaces the row with its id. In the copy the table has no
   * indexes.
   */
  seenWith<T extends keyof S & string>(table: T, row: S[T]): Tables<S> {
    this.meter?.spend(this.count(table));
    const seen = new Tables<S>(Object.create(null) as TableSpecs<S>);
    seen.meter = this.meter;
    for (const [name, rows] of this.tables) seen.tables.set(name, rows);
    const changed = new Table<Row>({});
    for (const other of this.table(table).rows.values()) {
      changed.replace(other.id, undefined, other);
    }
    changed.replace(row.id, changed.rows.get(row.id), row);
    seen.tables.set(table, changed);
    return seen;
  }

  /**
   * Copies all rows to tables that are empty. Later changes of one side do not affect the other.
   */
  copyTo<E extends Pick<this, 'absorb'>>(empty: E): E {
    for (const [table, { rows }] of this.tables) {
      for (const row of rows.values()) empty.absorb([{ table, id: row.id, row }]);
    }
    return empty;
  }

  /** The number of rows in all tables. */
  size(): number {
    let sum = 0;
    for (const { rows } of this.tables.values()) sum += rows.size;
    return sum;
  }

  row(table: string, id: string): Row | null {
    return this.table(table).rows.get(id) ?? null;
  }

  /** The row. It must exist. */
  need<T extends keyof S>(table: T, id: S[T]['id']): S[T] {
    return this.get(table, id) ?? missing(`${String(table)} ${id}`);
  }

  all<T extends keyof S>(table: T): S[T][] {
    const { rows } = this.table(table);
    this.meter?.spend(rows.size);
    return [...rows.values()] as S[T][];
  }

  count(table: keyof S): number {
    return this.table(table).rows.size;
  }

  /** The rows under a key of an index. */
  by<T extends keyof S>(table: T, index: string, key: string): S[T][] {
    const held = this.table(table);
    const ids = held.index(index).get(key) ?? new Set<string>();
    this.meter?.spend(ids.size);
    return Array.from(ids, (id) => held.need(id) as S[T]);
  }

  countBy(table: keyof S, index: string, key: string): number {
    return this.table(table).index(index).get(key)?.size ?? 0;
  }

  /** The keys in use in an index. */
  keys(table: keyof S, index: string): string[] {
    const found = this.table(table).index(index);
    this.meter?.spend(found.size);
    return [...found.keys()];
  }

  put<T extends keyof S & string>(table: T, row: S[T]): void {
    this.change(table, row.id, row);
  }

  remove<T extends keyof S & string>(table: T, id: S[T]['id']): void {
    this.change(table, id, null);
  }

  private change(table: keyof S & string, id: string, after: Row | null): void {
    this.meter?.spend(1);
    const target = this.table(table);
    const before = target.rows.get(id);
    this.log.push({ table, id, before });
    this.changed += 1;
    target.replace(id, before, after);
  }

  mark(): Mark {
    return this.log.length;
  }

  /** Undoes all changes since the mark. */
  undo(to: Mark): void {
    while (this.log.length > to) {
      const { table, id, before } = required(this.log.pop(), 'an entry of the undo log');
      const target = this.table(table);
      this.changed += 1;
      target.replace(id, target.rows.get(id), before ?? null);
    }
  }

  /** The rows changed since the mark, each once, in their present state; null for a removed row. */
  changes(since: Mark): Change<S>[] {
    const changes: Change<S>[] = [];
    const seen = new Map<string, Set<string>>();
    for (let at = since; at < this.log.length; at += 1) {
      const { table, id } = required(this.log[at], 'an entry of the undo log');
      const ids = seen.get(table) ?? new Set();
      if (ids.has(id)) continue;
      seen.set(table, ids.add(id));
      changes.push({ table, id, row: this.table(table).rows.get(id) ?? null });
    }
    return changes;
  }

  /** Clears the undo log. The changes are then final. */
  forget(): void {
    this.log.length = 0;
  }

  /** Puts rows in without logging, to load a state or to merge another state's changes. */
  absorb(changes: Iterable<{ table: string; id: string; row: Row | null }>): void {
    for (const { table, id, row } of changes) {
      const target = this.table(table);
      this.changed += 1;
      target.replace(id, target.rows.get(id), row);
    }
  }
}

export type RowChange = { readonly table: string; readonly id: string; readonly row: Row | null };
