/** Open bidding: the bot makes a first bid on each wanted lot, then raises it up to its limit. */
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

/** Outbids another bid of `amount`, up to the bot's limit. */
export async function answerBid(seat: Seat, lotId: string, amount: number): Promise<void> {
  await raise(seat, lotId, amount + seat.chance.between(3, 12));
}

async function raise(seat: Seat, lotId: string, amount: number): Promise<void> {
  if (amount > (seat.limits.get(lotId) ?? 0)) return;
  await bidOpenly(seat, lotId, amount);
}

/**
 * Bids on a lot. A bid that came too late is not printed: the journal shows the bid that beat it,
 * and the bot answers that one.
 */
export async function bidOpenly(seat: Seat, lotId: string, amount: number): Promise<boolean> {
  const { placeBid } = await seat.client.ask(BidOpenlyDocument, {
    input: { ...input(seat), lotId, amount },
  });
  const wasOvertaken = ['BID_TOO_LOW', 'WRONG_PHASE'].includes(placeBid.refusal?.code ?? '');
  return !wasOvertaken && happened(seat, `would bid ${amount}`, placeBid);
}
