/** Picks the game to play: the oldest open game. */

export type Parties = {
  readonly id: string;
  readonly number: number;
  readonly players: readonly { readonly id: string; readonly name: string }[];
};

/** The event fields that `Floor` reads. */
type Heard =
  | { readonly __typename: 'GameStarted'; readonly game: Parties }
  | {
      readonly __typename: 'GameEnded' | 'GameVoided';
      readonly game: { readonly number: number };
    };

export type Floor = {
  readonly hear: (event: { readonly __typename: string } | Heard) => void;
  /** The oldest open game; null if no game is open. */
  readonly current: () => Parties | null;
};

export function makeFloor(): Floor {
  const open = new Map<number, Parties>();
  return {
    hear(event) {
      if (!isHeard(event)) return;
      if (event.__typename === 'GameStarted') open.set(event.game.number, event.game);
      else open.delete(event.game.number);
    },
    current: () => open.get(Math.min(...open.keys())) ?? null,
  };
}

/** True if the event ends the dynasty. */
export const isOver = ({ __typename }: { readonly __typename: string }): boolean =>
  ['DynastyClosed', 'DynastyWon'].includes(__typename);

const isHeard = (event: { readonly __typename: string } | Heard): event is Heard =>
  ['GameStarted', 'GameEnded', 'GameVoided'].includes(event.__typename);
