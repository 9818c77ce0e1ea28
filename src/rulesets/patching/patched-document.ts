/**
 * A document that RFC 6902 operations change. The source stays unchanged: lists and objects on the
 * way to a change are copied once, and everything else is shared. An operation therefore costs only
 * the values that it touches.
 */
import type { Operation } from './patch';
import { jsonEqual } from './json-equal';
import { IN_LIST, inObject, Sizes } from './measure';
import type { JsonSize, Meter } from './measure';
import { ownEntry, INDEX, isContainer, namesIn } from './pointer';
import type { Container } from './pointer';

/** The maximum size of a document. The longest rules are far smaller. */
const MOST_CHARACTERS = 500_000;
/** The maximum depth: three times the depth of rules. */
const MOST_LEVELS = 100;

const NO_PLACE = 'expected a place that exists in the document';
const NO_SOURCE = 'expected something at the place it comes from';
const NOT_IN_LIST = 'expected a place in the list';
const NOT_AS_TESTED = 'expected the value that the test names';
const TOO_LARGE = 'expected a document of a reasonable size';
const TOO_DEEP = `expected a document nested at most ${MOST_LEVELS} deep`;

export class PatchedDocument {
  /** The lists and objects that were made here and are in one place only. */
  private readonly own = new Set<object>();
  private readonly sizes: Sizes;
  private characters: number;

  constructor(
    private root: unknown,
    private readonly meter: Meter,
  ) {
    // A container that is not owned holds no owned one, so nothing in it changes.
    this.sizes = new Sizes(meter, (value) => !this.own.has(value));
    this.characters = this.measured(root)?.characters ?? 0;
  }

  get value(): unknown {
    return this.root;
  }

  /** Applies an operation. Returns the reason why that is impossible; null on success. */
  apply(operation: Operation): string | null {
    const names = namesIn(operation.path);
    switch (operation.op) {
      case 'add':
        return this.put(names, operation.value);
      case 'remove':
        return this.take(names) === undefined ? NO_PLACE : null;
      case 'replace':
        return this.replace(names, operation.value);
      case 'move': {
        const value = this.take(namesIn(operation.from));
        return value === undefined ? NO_SOURCE : this.put(names, value);
      }
      case 'copy': {
        const value = this.at(namesIn(operation.from));
        // What was made here is now in two places, so it must be copied again before a change.
        if (isContainer(value) && this.own.has(value)) this.own.clear();
        return value === undefined ? NO_SOURCE : this.put(names, value);
      }
      case 'test':
        return this.test(names, operation.value);
    }
  }

  private at(names: readonly string[]): unknown {
    return names.reduce(ownEntry, this.root);
  }

  private put(names: readonly string[], value: unknown): string | null {
    const name = names.at(-1);
    const size = this.measured(value, names.length);
    if (size === null) return TOO_DEEP;
    if (name === undefined) {
      this.root = value;
      this.characters = 0;
      return this.grow(size.characters);
    }
    const parent = this.parentOf(names);
    if (parent === null) return NO_PLACE;
    if (!Array.isArray(parent)) {
      this.setIn(parent, name, value);
      return this.grow(size.characters + inObject(name));
    }
    const at = name === '-' ? parent.length : INDEX.test(name) ? Number(name) : Infinity;
    if (at > parent.length) return NOT_IN_LIST;
    this.meter.spend(parent.length - at);
    parent.splice(at, 0, value);
    return this.grow(size.characters + IN_LIST);
  }

  private setIn(parent: Record<string, unknown>, name: string, value: unknown): void {
    if (Object.hasOwn(parent, name)) this.shrink(parent[name], inObject(name));
    parent[name] = value;
  }

  /** Removes a value and returns it; undefined for none. */
  private take(names: readonly string[]): unknown {
    const name = names.at(-1);
    const value = this.at(names);
    if (value === undefined) return undefined;
    if (name === undefined) {
      this.root = null;
      this.characters = 0;
      return value;
    }
    const parent = this.parentOf(names);
    if (Array.isArray(parent)) {
      this.meter.spend(parent.length - Number(name));
      parent.splice(Number(name), 1);
      this.shrink(value, IN_LIST);
    } else if (parent !== null) {
      Reflect.deleteProperty(parent, name);
      this.shrink(value, inObject(name));
    }
    return value;
  }

  private replace(names: readonly string[], value: unknown): string | null {
    const name = names.at(-1);
    if (name === undefined) return this.put(names, value);
    const before = this.at(names);
    const parent = before === undefined ? null : this.parentOf(names);
    if (parent === null) return NO_PLACE;
    const size = this.measured(value, names.length);
    if (size === null) return TOO_DEEP;
    this.shrink(before, 0);
    Object.assign(parent, { [name]: value });
    return this.grow(size.characters);
  }

  private test(names: readonly string[], value: unknown): string | null {
    const name = names.at(-1) ?? '';
    const found = this.at(names);
    if (found !== undefined) return jsonEqual(found, value, this.meter) ? null : NOT_AS_TESTED;
    const parent = this.at(names.slice(0, -1));
    if (!isContainer(parent)) return NO_PLACE;
    const isNowhere = Array.isArray(parent) && name !== '-' && !INDEX.test(name);
    return isNowhere ? NOT_IN_LIST : NOT_AS_TESTED;
  }

  /** The container of the last name, copied so that it can be changed; null for none. */
  private parentOf(names: readonly string[]): Container | null {
    let parent = this.owned(this.root);
    this.root = parent ?? this.root;
    for (const name of names.slice(0, -1)) {
      const child = this.owned(ownEntry(parent, name));
      if (parent === null || child === null) return null;
      Object.assign(parent, { [name]: child });
      parent = child;
    }
    return parent;
  }

  private owned(value: unknown): Container | null {
    if (!isContainer(value)) return null;
    if (this.own.has(value)) return value;
    const copy = Array.isArray(value) ? [...value] : { ...value };
    this.meter.spend(Object.keys(copy).length);
    this.own.add(copy);
    return copy;
  }

  private measured(value: unknown, above = 0): JsonSize | null {
    return this.sizes.of(value, MOST_LEVELS - above);
  }

  private shrink(gone: unknown, around: number): void {
    this.characters -= (this.measured(gone)?.characters ?? 0) + around;
  }

  private grow(characters: number): string | null {
    this.characters += characters;
    return this.characters > MOST_CHARACTERS ? TOO_LARGE : null;
  }
}
