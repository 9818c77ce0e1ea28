/**
 * A poker hand takes five cards. Two of the bots buy the cards of players who have fewer than five.
 */
import {
  AcceptTradeDocument,
  OfferTradeDocument,
  PresentHandDocument,
  StandingsDocument,
} from '../generated/operations';
import type { StandingsQuery } from '../generated/operations';
import { cardInputs, cardsAmong, chooseHand, lookAround } from './moves';
import { happened, input } from './seat';
import type { Seat } from './seat';

export type Player = NonNullable<StandingsQuery['season']>['players']['nodes'][number];

/** The indices of the two buyers. The first asks every other seller; the second asks the rest. */
const BUYERS = [2, 6];
const PRICE_OF_CARD = 2;

export const isBuyer = ({ place }: Seat): boolean => BUYERS.includes(place);

export async function buyCards(seat: Seat): Promise<void> {
  const { chips } = await lookAround(seat);
  const sellers = (await askPlayers(seat)).filter((_, at) => at % 2 === BUYERS.indexOf(seat.place));
  let purse = chips;
  for (const seller of sellers) {
    const cards = cardsAmong(seller.holdings);
    const isSelling = cards.length > 0 && cards.length < seat.rules.hands.minimumCards;
    if (seller.id === seat.playerId || !isSelling) continue;
    const price = Math.min(PRICE_OF_CARD * cards.length, purse);
    purse -= price;
    const { offerTrade } = await seat.client.ask(OfferTradeDocument, {
      input: {
        ...input(seat),
        to: seller.id,
        give: price === 0 ? [] : [{ item: seat.rules.currency, quantity: price }],
        get: cardInputs(cards).map((card) => ({ card })),
      },
    });
    if (happened(seat, `would buy cards of ${seller.name}`, offerTrade) && offerTrade.trade) {
      seat.offers.add(offerTrade.trade.id);
    }
  }
}

export async function askPlayers({ client, seasonId }: Seat): Promise<readonly Player[]> {
  const { season } = await client.ask(StandingsDocument, { seasonId });
  return season?.players.nodes ?? [];
}

export async function acceptTrade(seat: Seat, tradeId: string): Promise<void> {
  const { acceptTrade: accepted } = await seat.client.ask(AcceptTradeDocument, {
    input: { ...input(seat), tradeId },
  });
  happened(seat, 'would accept a trade', accepted);
}

/** Presents the bot's best hand of five, in editions with open hands. */
export async function presentHand(seat: Seat): Promise<void> {
  const { cards } = await lookAround(seat);
  const hand = await chooseHand(seat, cards);
  if (hand.length === 0) return;
  const { presentHand: presented } = await seat.client.ask(PresentHandDocument, {
    input: { ...input(seat), cards: cardInputs(hand) },
  });
  happened(seat, 'would present a hand', presented);
}
