/** Plays the best card, with a claim of exactly its score. */
import { randomUUID } from 'node:crypto';
import { ClaimableDocument, PlayCardDocument } from '../generated/operations';
import { chooseCheat, choosePlay } from './choose';
import type { Choice } from './choose';
import { happened } from './seat';
import type { Sight } from './sight';

export async function playNext(sight: Sight): Promise<number | null> {
  const { seat, table, own, position } = sight;
  const hand = (own.hand ?? []).map(({ rank, suit }) => ({ rank, suit }));
  const cheats = seat.vice === 'CHEATS' && !seat.repents && own.plays.length === 2;
  const choice = (cheats ? chooseCheat(position, hand) : null) ?? choosePlay(position, hand);
  if (choice === null) return null;
  const claim = await claimOf(sight, choice);
  const { playCard } = await seat.client.ask(PlayCardDocument, {
    input: { gameId: table.id, card: choice.card, claim, idempotencyKey: randomUUID() },
  });
  return happened(seat, 'would play', playCard) ? playCard.seq : null;
}

/**
 * The claim for a card. If the rules have claim help, the server's number counts; otherwise the
 * bot's does.
 */
async function claimOf({ seat, table, position }: Sight, choice: Choice): Promise<number> {
  const { card, claim } = choice;
  if (!position.rules.claimHelp) return claim;
  const { claimable } = await seat.client.ask(ClaimableDocument, { gameId: table.id, card });
  const total = claimable.reduce((sum, { points }) => sum + points, 0);
  seat.tally.compared += 1;
  if (total === claim) return claim;
  seat.tally.disputes.push(
    `game ${table.number}, ${card.rank} of ${card.suit}: ${seat.name} makes it ${claim}, the server ${total}`,
  );
  return total;
}
