import type { PlayerId, RowChange } from '../../kernel';

/** For each table, the players whose standing depends on a row. */
export type Concerned<
  State,
  Rows extends { readonly [T in keyof Rows]: { readonly id: string } },
> = {
  readonly [T in keyof Rows]?: (state: State, id: Rows[T]['id']) => readonly PlayerId[];
};

/** The players whose standing the changes may affect. */
export const touchedOf =
  <State, Rows extends { readonly [T in keyof Rows]: { readonly id: string } }>(
    concerned: Concerned<State, Rows>,
  ) =>
  (state: State, changes: readonly RowChange[]): Set<PlayerId> =>
    new Set(
      changes.flatMap(({ table, id }) => {
        // Each id comes with its table: the compiler cannot follow that.
        const of = concerned[table as keyof Rows] as OfRow<State>;
        return of?.(state, id) ?? [];
      }),
    );

type OfRow<State> = ((state: State, id: string) => readonly PlayerId[]) | undefined;
