/**
 * The chaotic bots make mistakes on purpose, to show the server's reactions. The server refuses
 * some at once; others fail at the revelation or the settlement, as the rules demand.
 */
import { randomUUID } from 'node:crypto';
import { GenerateLotDocument, SealBidsDocument, SealHandDocument } from '../generated/operations';
import { declareBids, declareHand, seal } from '../game/seal';
import type { Bid } from '../game/seal';
import { commit, placeBids, reveal, toBeSealed } from './moves';
import type { Lot, Sight } from './personalities';
import { happened, input, noteCustody } from './seat';
import type { Seat } from './seat';

/** Runs in the Auction Phase, before the bot bids. Resolves with true if the bot has bid. */
export async function bidBadly(seat: Seat, week: number, sight: Sight): Promise<boolean> {
  const [first, second, third] = seat.chance.shuffled(sight.lots);
  if (first === undefined || second === undefined || third === undefined) return false;
  const twice = [bidOn(first, 5), bidOn(first, 9), bidOn(third, seat.chance.between(20, 40))];
  if (seat.custody === 'OWN') {
    if (week === 1) {
      await bluff(seat, second);
      return commit(seat, 'BIDS', seal(declareBids(twice)));
    }
    if (week === 2) await changeItsMind(seat, first);
    return false;
  }
  if (week === 1) {
    await drawOutOfTurn(seat);
    await placeBids(seat, twice);
    return overspend(seat, sight, [first, second]);
  }
  if (week === 2) await submitNothing(seat);
  return false;
}

/** Runs before the bot reveals. In week 2 the bot deletes its bids, as if it had forgotten them. */
export async function revealBadly(seat: Seat, week: number): Promise<void> {
  const bids = seat.kept.get('BIDS');
  if (bids === undefined) return;
  if (week === 1) await reveal(seat, 'BIDS', `${bids.text} `);
  if (week === 2) {
    seat.kept.delete('BIDS');
    seat.tell('aside', `${seat.name} forgets to reveal its bids.`);
  }
}

const bidOn = ({ id, number }: Lot, amount: number): Bid => ({ lotId: id, lot: number, amount });

/** Commits a hand of cards that the bot lacks. Nobody notices before the revelation date. */
async function bluff(seat: Seat, lot: Lot): Promise<void> {
  await commit(seat, 'HAND', seal(declareHand(lot.cards)));
}

/** Commits bids that a second commit will replace, so that the first one fails. */
async function changeItsMind(seat: Seat, lot: Lot): Promise<void> {
  await commit(seat, 'BIDS', seal(declareBids([bidOn(lot, 1)])));
}

export async function drawOutOfTurn(seat: Seat): Promise<void> {
  const { generateLot } = await seat.client.ask(GenerateLotDocument, { input: input(seat) });
  happened(seat, 'would draw a lot', generateLot);
}

async function submitNothing(seat: Seat): Promise<void> {
  const { sealHand } = await seat.client.ask(SealHandDocument, {
    input: { ...input(seat), cards: [] },
  });
  happened(seat, 'would submit a hand of no cards', sealHand);
}

/** Bids more chips than the bot has, and sends the request twice at once with the same key. */
async function overspend(seat: Seat, { chips }: Sight, lots: readonly Lot[]): Promise<boolean> {
  const bids = toBeSealed(lots.map((lot) => bidOn(lot, chips)));
  const request = { input: { ...input(seat), bids, idempotencyKey: randomUUID() } };
  const [one, other] = await Promise.all([
    seat.client.ask(SealBidsDocument, request),
    seat.client.ask(SealBidsDocument, request),
  ]);
  noteCustody(seat, one.sealBids);
  const once = one.sealBids.seq !== null && one.sealBids.seq === other.sealBids.seq;
  seat.tally.repeatedOnce =
    once && one.sealBids.secretAction?.id === other.sealBids.secretAction?.id;
  seat.tell(
    'aside',
    `${seat.name} asks twice with one idempotency key: the answers are ` +
      `${seat.tally.repeatedOnce ? 'the same, and it happened once' : 'not the same'}.`,
  );
  return happened(seat, 'would bid', one.sealBids);
}
