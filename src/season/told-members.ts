/** What of joining and leaving is told where no season is at hand: in archives, and to those who may not see it. */
type Told = {
  readonly type?: unknown;
  readonly playerId?: unknown;
  readonly departure?: unknown;
};

/**
 * The event in which a player joined, by the name that the player has now: that of a deleted account is
 * told to nobody any more. It folds to the same state, since no name changes but by `NameErased`.
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
