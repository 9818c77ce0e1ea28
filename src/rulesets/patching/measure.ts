/**
 * Counts the values that the operations of one patch read, move and copy. The count does not depend
 * on where or when the patch is applied, so an amendment has one outcome.
 */
export class Meter {
  private spent = 0;

  constructor(private readonly limit: number) {}

  spend(values: number): void {
    this.spent += values;
  }

  get isOver(): boolean {
    return this.spent > this.limit;
  }
}

/** The size of a JSON value. */
export type JsonSize = {
  /** The approximate length of the value's text. */
  readonly characters: number;
  /** The depth of nesting: 0 for a number, 1 for an empty list. */
  readonly levels: number;
  /** The number of values, including the value itself. */
  readonly values: number;
};

/** The sizes of values that do not change any more, so that each is walked once. */
const known = new WeakMap<object, JsonSize>();

/** Measures JSON values. */
export class Sizes {
  /** `isFixed`: true if a value, with everything in it, does not change any more. */
  constructor(
    private readonly meter: Meter,
    private readonly isFixed: (value: object) => boolean = Object.isFrozen,
  ) {}

  /** Null if the value nests deeper than `levels`, or if the meter has run out. */
  of(value: unknown, levels: number): JsonSize | null {
    if (typeof value !== 'object' || value === null) return this.ofScalar(value);
    const before = known.get(value);
    if (before === undefined) return this.ofContainer(value, levels);
    this.meter.spend(before.values);
    return this.meter.isOver || before.levels > levels ? null : before;
  }

  private ofScalar(value: unknown): JsonSize | null {
    this.meter.spend(1);
    const characters = typeof value === 'string' ? value.length + 2 : String(value).length;
    return this.meter.isOver ? null : { characters, levels: 0, values: 1 };
  }

  private ofContainer(value: object, levels: number): JsonSize | null {
    this.meter.spend(1);
    if (levels === 0) return null;
    let [characters, deepest, values] = [2, 0, 1];
    const isList = Array.isArray(value);
    for (const [key, entry] of Object.entries(value)) {
      const inner = this.of(entry, levels - 1);
      if (inner === null) return null;
      characters += inner.characters + (isList ? IN_LIST : inObject(key));
      deepest = Math.max(deepest, inner.levels);
      values += inner.values;
    }
    const size = { characters, levels: deepest + 1, values };
    if (this.isFixed(value)) known.set(value, size);
    return size;
  }
}

/** The characters beside a list entry: the comma. */
export const IN_LIST = 1;
/** The characters beside an object's value: the comma, the name, its quotes and the colon. */
export const inObject = (key: string): number => key.length + 4;

/** The approximate length of a value's text. */
export const jsonLength = (value: unknown): number =>
  new Sizes(new Meter(Infinity)).of(value, Infinity)?.characters ?? 0;
