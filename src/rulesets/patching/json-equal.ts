import type { Meter } from './measure';
import { isContainer } from './pointer';

/** Compares JSON values by RFC 6902 (4.6). The order of an object's names does not matter. */
export function jsonEqual(one: unknown, other: unknown, meter: Meter): boolean {
  meter.spend(1);
  if (meter.isOver) return false;
  if (!isContainer(one) || !isContainer(other)) return one === other;
  if (Array.isArray(one) || Array.isArray(other)) {
    if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false;
    return one.every((entry, at) => jsonEqual(entry, other[at], meter));
  }
  const names = Object.keys(one);
  if (names.length !== Object.keys(other).length) return false;
  return names.every(
    (name) => Object.hasOwn(other, name) && jsonEqual(one[name], other[name], meter),
  );
}
