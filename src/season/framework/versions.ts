import type { GameTypes } from '../model/types';

/**
 * The upcast steps of an event type, oldest first. The first step turns version 1 into version 2;
 * the last step makes the present form. A step is pure and total: it changes the form and does not
 * lose facts. If several server versions wrote a form differently, its step accepts every variant.
 */
export type Upcasts<E> = readonly [
  ...(readonly ((before: never) => object)[]),
  (before: never) => E,
];

/** The event types that no game uses any more, with their upcasts to present events. */
export type FormerEvents<E> = Readonly<Record<string, Upcasts<E>>>;

/** A stored event. */
export type Written = {
  readonly type: string;
  readonly version: number;
  readonly event: object;
};

type Recorded<E> = { readonly upcasts?: Upcasts<E> };

/** The versions of a game's events, and the upcasts from each version to the present one. */
export function versionsOf<G extends GameTypes>(
  table: Readonly<Record<string, Recorded<G['event']>>>,
  former: FormerEvents<G['event']>,
) {
  const stepsOf = (type: string): readonly ((before: never) => object)[] | null => {
    if (Object.hasOwn(table, type)) return table[type]?.upcasts ?? [];
    return Object.hasOwn(former, type) ? (former[type] ?? null) : null;
  };
  return {
    /** The present version of the type; null for a former or unknown type. */
    versionOf: (type: string): number | null =>
      Object.hasOwn(table, type) ? 1 + (table[type]?.upcasts?.length ?? 0) : null,
    /** The stored event in its present form; null if its version is newer than this server. */
    upcast: ({ type, version, event }: Written): G['event'] | null => {
      const steps = stepsOf(type);
      if (steps === null || version > 1 + steps.length) return null;
      if (version > steps.length && !Object.hasOwn(table, type)) return null;
      // Each step takes the result of the step before it. The last step makes a present event.
      const now = steps
        .slice(version - 1)
        .reduce<object>((before, step) => step(before as never), event);
      return now as G['event'];
    },
  };
}
