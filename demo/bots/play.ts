/**
 * A bot's life: it listens to the journal and does what each event calls for. It never sleeps and
 * never asks what time it is, so that it plays alike at any tempo, and after a lost connection
 * goes on where it was.
 */
import { CallsDocument } from '../generated/operations';
import type { CallsSubscription } from '../generated/operations';
import { bidBadly, revealBadly } from './mistakes';
import {
  chooseHand,
  drawLots,
  lookAround,
  placeBids,
  revealKept,
  submitHand,
  tradeIn,
} from './moves';
import { chooseBids } from './personalities';
import type { Seat } from './seat';

type Call = CallsSubscription['journal'];

/** Plays so many weeks, or until the round is over; ends when the prizes of the last are spent. */
export async function play(seat: Seat, weeks: number): Promise<void> {
  for await (const call of seat.live.follow(CallsDocument, seat.seasonId, 0)) {
    if (isOver(call)) return;
    if (call.__typename === 'WeekStarted' && call.week > weeks) {
      await tradeIn(seat, await lookAround(seat));
      return;
    }
    await answer(seat, call);
  }
}

const isOver = ({ __typename }: Call): boolean =>
  __typename === 'RoundClosed' || __typename === 'RoundWon';

async function answer(seat: Seat, call: Call): Promise<void> {
  if (call.__typename === 'WeekStarted') {
    await tradeIn(seat, await lookAround(seat));
    await drawLots(seat);
  }
  if (call.__typename === 'PhaseStarted' && call.phase === 'AUCTION') {
    await auctionPhase(seat, call.week);
  }
  if (call.__typename === 'PhaseStarted' && call.phase === 'BARTERING') {
    if (seat.personality.character === 'chaotic') await revealBadly(seat, call.week);
    await revealKept(seat);
  }
}

async function auctionPhase(seat: Seat, week: number): Promise<void> {
  const sight = await lookAround(seat);
  const hand = await chooseHand(seat, sight.cards);
  if (hand.length > 0) await submitHand(seat, hand);
  const hasBid = seat.personality.character === 'chaotic' && (await bidBadly(seat, week, sight));
  if (hasBid) return;
  await placeBids(seat, chooseBids(seat.personality, sight, seat.rules, seat.chance));
}
