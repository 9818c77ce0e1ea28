import type { GameTypes } from '../model/types';

/**
 * The steps from each earlier form of an event to the next, the oldest first: the first step makes
 * version 2 of version 1, and the last one the present form. Each names the form that it takes. A
 * step is pure and total: the facts stay, and only their form changes. A form that servers of
 * several versions have written is accepted in each variant.
 */
export type Upcasts<E> = readonly [
  ...(readonly ((before: never) => object)[]),
  (before: never) => E,
];

/** The event types that no game has any more, and their present forms. */
export type FormerEvents<E> = Readonly<Record<string, Upcasts<E>>>;

/** A stored event. */
export type Written = {
  readonly type: string;
  readonly version: number;
  readonly event: object;
};

type Recorded<E> = { readonly upcasts?: Upcasts<E> };

/** The versions of a game's events, and the steps from each to the present one. */
export function versionsOf<G extends GameTypes>(
  table: Readonly<Record<string, Recorded<G['event']>>>,
  former: FormerEvents<G['event']>,
) {
  const stepsOf = (type: string): readonly ((before: never) => object)[] | null => {
    if (Object.hasOwn(table, type)) return table[type]?.upcasts ?? [];
    return Object.hasOwn(former, type) ? (former[type] ?? null) : null;
  };
  return {
    /** The present version of the type; null for a type that is not written. */
    versionOf: (type: string): number | null =>
      Object.hasOwn(table, type) ? 1 + (table[type]?.upcasts?.length ?? 0) : null,
    /** The stored event in its present form; null for one that only a later server can have written. */
    upcast: ({ type, version, event }: Written): G['event'] | null => {
      const steps = stepsOf(type);
      if (steps === null || version > 1 + steps.length) return null;
      if (version > steps.length && !Object.hasOwn(table, type)) return null;
      // Each step takes the result of the one before it, and the last one makes a present event.
      const now = steps
        .slice(version - 1)
        .reduce<object>((before, step) => step(before as never), event);
      return now as G['event'];
    },
  };
}
