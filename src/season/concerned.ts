import type { PlayerId, RowChange } from '../kernel';

/** Whose standing rests on a row, of each table where it does. */
export type Concerned<
  State,
  Rows extends { readonly [T in keyof Rows]: { readonly id: string } },
> = {
  readonly [T in keyof Rows]?: (state: State, id: Rows[T]['id']) => readonly PlayerId[];
};

/** Those whose standing the changes may have changed. */
export const touchedOf =
  <State, Rows extends { readonly [T in keyof Rows]: { readonly id: string } }>(
    concerned: Concerned<State, Rows>,
  ) =>
  (state: State, changes: readonly RowChange[]): Set<PlayerId> =>
    new Set(
      changes.flatMap(({ table, id }) => {
        // An id comes with the table that it is of: the compiler cannot follow that.
        const of = concerned[table as keyof Rows] as OfRow<State>;
        return of?.(state, id) ?? [];
      }),
    );

type OfRow<State> = ((state: State, id: string) => readonly PlayerId[]) | undefined;
