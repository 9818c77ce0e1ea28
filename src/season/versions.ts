import type { GameTypes } from './types';

/**
 * One step from each form that an event had before to the next, the oldest first: the first step
 * makes version 2 of version 1. Each names the form that it takes; the last makes what the event is
 * now. A step is pure, and total: what happened stays as it is told, and only the telling changes.
 * A form that more than one version of a server has written is taken in either way.
 */
export type Upcasts<E> = readonly [
  ...(readonly ((before: never) => object)[]),
  (before: never) => E,
];

/** Events by types that no game knows any more, and how each is told now. */
export type FormerEvents<E> = Readonly<Record<string, Upcasts<E>>>;

/** An event as it was written down. */
export type Written = {
  readonly type: string;
  readonly version: number;
  readonly event: object;
};

type Recorded<E> = { readonly upcasts?: Upcasts<E> };

/** The versions of a game's events, and the way from each to the present one. */
export function versionsOf<G extends GameTypes>(
  table: Readonly<Record<string, Recorded<G['event']>>>,
  former: FormerEvents<G['event']>,
) {
  const stepsOf = (type: string): readonly ((before: never) => object)[] | null => {
    if (Object.hasOwn(table, type)) return table[type]?.upcasts ?? [];
    return Object.hasOwn(former, type) ? (former[type] ?? null) : null;
  };
  return {
    /** The version in which events of the type are written now; null for what is not written. */
    versionOf: (type: string): number | null =>
      Object.hasOwn(table, type) ? 1 + (table[type]?.upcasts?.length ?? 0) : null,
    /** What was written, as it is told now; null for what only a later server can have written. */
    upcast: ({ type, version, event }: Written): G['event'] | null => {
      const steps = stepsOf(type);
      if (steps === null || version > 1 + steps.length) return null;
      if (version > steps.length && !Object.hasOwn(table, type)) return null;
      // Each step takes what the one before it has made, and the last one makes an event of now.
      const now = steps
        .slice(version - 1)
        .reduce<object>((before, step) => step(before as never), event);
      return now as G['event'];
    },
  };
}
