import type { DynastyEvent } from '../event';

/** What a live view of a dynasty can be of: the table of a game. */
export type DynastyTopic = `TABLE:${string}`;

export function topicsOf(event: DynastyEvent): readonly DynastyTopic[] {
  if ('gameId' in event) return [`TABLE:${event.gameId}`];
  if (event.type !== 'PlayerLeft') return [];
  return event.voidedBets.map(({ gameId }): DynastyTopic => `TABLE:${gameId}`);
}
