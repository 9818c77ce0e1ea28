/**
 * A bot's main loop: it follows the journal, plays its own games, and bets on the games it watches.
 * The bots play the games one after the other, so that every bot can watch.
 */
import { randomUUID } from 'node:crypto';
import { FashionDocument, GiolittiCallsDocument, WearMaskDocument } from '../generated/operations';
import { gamble } from './gamble';
import { isOver, makeFloor } from './floor';
import { vote } from './laws';
import { beReady } from './ready';
import { happened } from './seat';
import type { Seat } from './seat';
import { sitAt } from './table';

/** Runs until the dynasty ends. */
export async function play(seat: Seat): Promise<void> {
  const floor = makeFloor();
  const cards = new Map<string, number>();
  const sat = new Set<string>();
  for await (const call of seat.live.follow(GiolittiCallsDocument, seat.seasonId, 0)) {
    if (isOver(call)) return;
    if (call.__typename === 'ProposalSubmitted') await vote(seat, call.proposal.id);
    floor.hear(call);
    // A client seed fixed before game 1 counts for game 2.
    if (call.__typename === 'GameStarted' && call.game.number === 1) await beReady(seat);
    if (call.__typename === 'GameEnded' && isIn(call.fine.fined, seat)) seat.repents = true;
    if (call.__typename === 'GameEnded' && sat.has(call.game.id)) await changeMask(seat);
    const game = floor.current();
    if (game === null) continue;
    if (isIn(game.players, seat)) {
      if (!sat.has(game.id)) await sitAt(seat, game.id);
      sat.add(game.id);
    } else if (call.__typename === 'CardPlayed' && call.game.id === game.id) {
      const count = (cards.get(game.id) ?? 0) + 1;
      cards.set(game.id, count);
      await gamble(seat, game.id, count);
    }
  }
}

const isIn = (players: readonly { readonly id: string }[], { playerId }: Seat): boolean =>
  players.some(({ id }) => id === playerId);

/** Wearing a mask pays pegs unless it is Raffinato, and more if it is Greggio [Moda]. */
async function changeMask(seat: Seat): Promise<void> {
  if (!seat.followsModa) return;
  const { season } = await seat.client.ask(FashionDocument, { seasonId: seat.seasonId });
  const masks = season !== null && 'masks' in season ? season.masks : [];
  const greggio = masks.filter(({ standing }) => standing === 'GREGGIO');
  const [mask] = seat.chance.shuffled(greggio);
  if (mask === undefined || greggio.some(({ wornBy }) => isIn(wornBy, seat))) return;
  const { wearMask } = await seat.client.ask(WearMaskDocument, {
    input: { seasonId: seat.seasonId, mask: mask.mask, idempotencyKey: randomUUID() },
  });
  happened(seat, 'would change the mask', wearMask);
}
