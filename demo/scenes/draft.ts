/**
 * The draft. Bids are open, can be outbid, and become worthless if their bidder gets too poor. One
 * chaotic bot lends its points to its duck while it bids; the other bids all its points on two lots
 * at once.
 */
import { randomUUID } from 'node:crypto';
import { drawOutOfTurn } from '../bots/mistakes';
import { lookAround } from '../bots/moves';
import { bidOpenly } from '../bots/open-bidding';
import type { Call } from '../bots/play';
import { happened, input } from '../bots/seat';
import type { Seat } from '../bots/seat';
import {
  CreateDuckDocument,
  MyDucksDocument,
  BidOpenlyDocument,
  TradeWithDuckDocument,
} from '../generated/operations';
import { THURSDAY, shown } from './scene';
import type { Guest, Scene } from './scene';

const DUCK_OWNER = 3;
const SPENDTHRIFT = 7;

export const draft: Scene = {
  about: 'Open bids and presented poker hands, on a deck of five ranks; and a duck.',
  weeks: 2,
  // No lots are drawn in the Auction Phase, so the round starts with the next phase.
  startsAt: THURSDAY,
  async prepare(host, seasonId, guests) {
    const owner = guests[DUCK_OWNER] as Guest;
    const { createDuck } = await host.ask(CreateDuckDocument, {
      input: { seasonId, playerId: owner.playerId, name: 'Anatra', idempotencyKey: randomUUID() },
    });
    if (createDuck.refusal !== null) throw new Error(createDuck.refusal.message);
  },
  async act(seat, call) {
    if (call.__typename !== 'PhaseStarted') return;
    if (seat.place === DUCK_OWNER) await keepDuck(seat, call);
    if (seat.place === SPENDTHRIFT && call.phase === 'AUCTION') await bidEverything(seat);
  },
  expects: (outcome) => [
    {
      what: `bids were raised live (${raises(outcome.heard)})`,
      met: raises(outcome.heard) > 0,
    },
    shown(outcome, 'bids became invalid', 'BidInvalidated'),
    shown(outcome, 'hands were presented', 'HandPresented'),
    {
      what: `a player traded with a duck, and back (${outcome.count('DuckTraded')})`,
      met: outcome.count('DuckTraded') >= 2,
    },
  ],
};

const raises = (heard: Parameters<Scene['expects']>[0]['heard']): number =>
  heard.filter((event) => event.__typename === 'BidPlaced' && event.outbid !== null).length;

type Duck = { readonly id: string };

/**
 * Bids, then gives points to the duck. A duck's points are not its owner's, so the bid becomes
 * worthless.
 */
async function keepDuck(
  seat: Seat,
  { phase, week }: Extract<Call, { __typename: 'PhaseStarted' }>,
): Promise<void> {
  const { season } = await seat.client.ask(MyDucksDocument, seat);
  const duck = season?.ducks.nodes[0];
  if (duck === undefined) return;
  const { currency } = seat.rules;
  const saved = duck.holdings.find(({ item }) => item === currency)?.quantity ?? 0;
  if (phase !== 'AUCTION') {
    if (saved > 0) await tradeWithDuck(seat, duck, 0, saved);
    return;
  }
  if (week === 2) await drawOutOfTurn(seat);
  const { chips, lots } = await lookAround(seat);
  const [wanted] = lots;
  if (wanted === undefined) return;
  await bidTwice(seat, wanted.id, Math.floor(chips * 0.8));
  await tradeWithDuck(seat, duck, Math.floor(chips / 2), 0);
}

async function tradeWithDuck(seat: Seat, duck: Duck, give: number, take: number): Promise<void> {
  const points = (quantity: number): { item: string; quantity: number }[] =>
    quantity === 0 ? [] : [{ item: seat.rules.currency, quantity }];
  const { tradeWithDuck: traded } = await seat.client.ask(TradeWithDuckDocument, {
    input: { ...input(seat), duckId: duck.id, give: points(give), take: points(take) },
  });
  happened(seat, 'would trade with its duck', traded);
}

/** Sends the same bid twice at once, with the same key. */
async function bidTwice(seat: Seat, lotId: string, amount: number): Promise<void> {
  const request = { input: { ...input(seat), lotId, amount } };
  const [one, other] = await Promise.all([
    seat.client.ask(BidOpenlyDocument, request),
    seat.client.ask(BidOpenlyDocument, request),
  ]);
  if (!happened(seat, `would bid ${amount}`, one.placeBid)) return;
  const isOnce = one.placeBid.seq === other.placeBid.seq;
  seat.tally.repeatedOnce = isOnce && one.placeBid.bid?.id === other.placeBid.bid?.id;
  seat.tell(
    'aside',
    `${seat.name} asks twice with one idempotency key: the answers are ` +
      `${seat.tally.repeatedOnce ? 'the same, and it happened once' : 'not the same'}.`,
  );
}

/**
 * Bids twice its points: the bid is refused. Then bids all its points on each of two lots, and can
 * pay for only one.
 */
async function bidEverything(seat: Seat): Promise<void> {
  const { chips, lots } = await lookAround(seat);
  const [first, second] = lots.slice(1);
  if (first === undefined || second === undefined) return;
  await bidOpenly(seat, first.id, 2 * chips);
  await bidOpenly(seat, first.id, chips);
  await bidOpenly(seat, second.id, chips);
}
