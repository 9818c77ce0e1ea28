/** Open bidding: a first bid on each wanted lot, then higher ones, up to the limit. */
import { BidOpenlyDocument } from '../generated/operations';
import { calledOut } from './lots-apart';
import { bidsOnArt, chooseBids } from './personalities';
import type { Sight } from './personalities';
import { happened, input } from './seat';
import type { Seat } from './seat';

export async function openBids(seat: Seat, sight: Sight): Promise<void> {
  const { personality, rules, chance } = seat;
  const seen = calledOut(sight, rules);
  const art = bidsOnArt(personality, seen, seat.playerId);
  const spent = art.reduce((sum, { amount }) => sum + amount, 0);
  const rest = { ...seen, chips: seen.chips - spent };
  seat.limits.clear();
  for (const { lot, amount } of [...art, ...chooseBids(personality, rest, rules, chance)]) {
    const wanted = [...seen.lots, ...seen.playerLots].find(({ number }) => number === lot);
    if (wanted === undefined) continue;
    seat.limits.set(wanted.id, amount);
    await raise(seat, wanted.id, (wanted.minimumBid ?? 1) + chance.between(2, 12));
  }
}

/** Raises an outbid lot, up to the limit. */
export async function answerBid(seat: Seat, lotId: string, amount: number): Promise<void> {
  await raise(seat, lotId, amount + seat.chance.between(3, 12));
}

async function raise(seat: Seat, lotId: string, amount: number): Promise<void> {
  if (amount > (seat.limits.get(lotId) ?? 0)) return;
  await bidOpenly(seat, lotId, amount);
}

/** Losing the race is not printed: the journal reports the other bid, and the bot answers it. */
export async function bidOpenly(seat: Seat, lotId: string, amount: number): Promise<boolean> {
  const { placeBid } = await seat.client.ask(BidOpenlyDocument, {
    input: { ...input(seat), lotId, amount },
  });
  const wasOvertaken = ['BID_TOO_LOW', 'WRONG_PHASE'].includes(placeBid.refusal?.code ?? '');
  return !wasOvertaken && happened(seat, `would bid ${amount}`, placeBid);
}
