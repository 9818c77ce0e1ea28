import type { PlayerId, RowChange } from '../../kernel';

/** For each table, a function from a row's id to the players whose standing depends on the row. */
export type AffectedPlayers<
  State,
  Rows extends { readonly [T in keyof Rows]: { readonly id: string } },
> = {
  readonly [T in keyof Rows]?: (state: State, id: Rows[T]['id']) => readonly PlayerId[];
};

/** The players whose standing the changes may affect. */
export const affectedPlayersOf =
  <State, Rows extends { readonly [T in keyof Rows]: { readonly id: string } }>(
    concerned: AffectedPlayers<State, Rows>,
  ) =>
  (state: State, changes: readonly RowChange[]): Set<PlayerId> =>
    new Set(
      changes.flatMap(({ table, id }) => {
        // The cast is safe, since each id is looked up in the table that it belongs to.
        const of = concerned[table as keyof Rows] as PlayersOfRow<State>;
        return of?.(state, id) ?? [];
      }),
    );

type PlayersOfRow<State> = ((state: State, id: string) => readonly PlayerId[]) | undefined;
