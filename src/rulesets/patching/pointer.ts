/** The names on the way to a value, by RFC 6901. */
export const namesIn = (pointer: string): readonly string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));

export type Container = Record<string, unknown> | unknown[];

export const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null;

/** A list index as JSON writes it. */
export const INDEX = /^(?:0|[1-9]\d*)$/;

/** The entry with this name; undefined for none. Inherited names do not count. */
export function ownEntry(value: unknown, name: string): unknown {
  if (!isContainer(value)) return undefined;
  if (Array.isArray(value)) return INDEX.test(name) ? value[Number(name)] : undefined;
  return Object.hasOwn(value, name) ? value[name] : undefined;
}
