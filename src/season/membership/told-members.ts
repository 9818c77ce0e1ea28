/** Joining and leaving in archives and for those who may not see the season, where no state is at hand. */
type Told = {
  readonly type?: unknown;
  readonly playerId?: unknown;
  readonly departure?: unknown;
};

/**
 * The joining event with the player's present name: the name of a deleted account is hidden. It
 * folds to the same state, since only `NameErased` changes names.
 */
export function withPresentName<E extends object>(
  event: E,
  nameOf: (playerId: string) => string | null,
): E {
  const { type, playerId } = event as Told;
  if (type !== 'PlayerJoined' || typeof playerId !== 'string') return event;
  const name = nameOf(playerId);
  return name === null ? event : { ...event, name };
}

/** The player whom the host, or a vote, removed by the event; null for any other event. */
export function removedBy(event: object): string | null {
  const { type, playerId, departure } = event as Told;
  const isRemoval = type === 'PlayerLeft' && departure === 'REMOVED';
  return isRemoval && typeof playerId === 'string' ? playerId : null;
}
