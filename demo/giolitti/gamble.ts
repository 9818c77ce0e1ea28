/** A bot's actions at a table that it only watches [Gambling]. */
import { randomUUID } from 'node:crypto';
import {
  BecomeBookmakerDocument,
  LookAtTableDocument,
  PlaceBetDocument,
} from '../generated/operations';
import type { TableFragment } from '../generated/operations';
import { happened } from './seat';
import type { Seat } from './seat';

/** `cards` is the number of cards already played in the game. */
export async function gamble(seat: Seat, gameId: string, cards: number): Promise<void> {
  if (cards !== seat.betsAfter && cards !== seat.booksAfter) return;
  const { node } = await seat.client.ask(LookAtTableDocument, { gameId });
  const table = node?.__typename === 'GiolittiGame' ? node : null;
  if (table?.gameStatus !== 'ACTIVE') return;
  const input = { gameId, idempotencyKey: randomUUID() };
  if (cards === seat.booksAfter && table.bookmaker === null) {
    const { becomeBookmaker } = await seat.client.ask(BecomeBookmakerDocument, { input });
    happened(seat, 'would be the bookmaker', becomeBookmaker);
    return;
  }
  const on = leaderOf(table);
  const isBookmaker = table.bookmaker?.id === seat.playerId;
  if (cards !== seat.betsAfter || isBookmaker || on === null || table.juice === 0) return;
  const { placeBet } = await seat.client.ask(PlaceBetDocument, { input: { ...input, on } });
  happened(seat, 'would bet', placeBet);
}

/** The id of the participant with the highest score; null for a tie. */
function leaderOf({ participants }: Pick<TableFragment, 'participants'>): string | null {
  const best = Math.max(...participants.map(({ score }) => score));
  const leaders = participants.filter(({ score }) => score === best);
  return leaders.length === 1 ? (leaders[0]?.player.id ?? null) : null;
}
