/**
 * The event in which a player joined, by the name that the player has now: that of a deleted account is
 * told to nobody any more. It folds to the same state, since no name changes but by `NameErased`.
 */
export function withPresentName<E extends object>(
  event: E,
  nameOf: (playerId: string) => string | null,
): E {
  const { type, playerId } = event as { readonly type?: unknown; readonly playerId?: unknown };
  if (type !== 'PlayerJoined' || typeof playerId !== 'string') return event;
  const name = nameOf(playerId);
  return name === null ? event : { ...event, name };
}
