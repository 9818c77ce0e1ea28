/**
 * Lots: the server draws the cards of all missing lots in one go, and does nothing else meanwhile,
 * so their number is bounded [Lots; Participation].
 */
import { problem } from '../problem';
import type { Problem } from '../problem';
import type { RoundRuleset } from '../round/document';
import type { Sense } from './sense';

type Auction = RoundRuleset['auction'];

/** The cards that a round draws as it starts, or for one who joins, and the lots that they are in. */
const MOST_AT_ONCE = 500;
const MOST_LOTS_AT_ONCE = 100;
/**
 * The players for whom the bound is meant: if all of them bid, they bring no more cards than in the
 * edition of 24 August.
 */
const FULL_ROUND = 10_000;
const MOST_IN_FULL_ROUND = 60_000;

export const lotSizes: Sense = ({ auction }) => {
  const { minimum, perPlayers, perBidder } = auction.participation;
  return [
    ...bounded(auction, 'minimum', minimum, MOST_AT_ONCE),
    ...(perPlayers === null ? [] : byPlayers(auction, perPlayers)),
    ...bounded(auction, 'perBidder', (perBidder ?? 0) * FULL_ROUND, MOST_IN_FULL_ROUND),
  ];
};

function byPlayers(
  auction: Auction,
  { lots, players }: NonNullable<Auction['participation']['perPlayers']>,
): Problem[] {
  const step = bounded(auction, 'perPlayers', lots, MOST_AT_ONCE);
  if (step.length > 0) return step;
  const full = lots * Math.floor(FULL_ROUND / players);
  return bounded(auction, 'perPlayers', full, MOST_IN_FULL_ROUND);
}

function bounded(
  { cardsPerLot }: Auction,
  property: keyof Auction['participation'],
  lots: number,
  most: number,
): Problem[] {
  if (most === MOST_AT_ONCE && lots > MOST_LOTS_AT_ONCE) {
    const many = `expected at most ${MOST_LOTS_AT_ONCE} lots at once; they are ${lots}`;
    return [problem(['auction', 'participation', property], many)];
  }
  if (lots * cardsPerLot <= most) return [];
  const what = most === MOST_AT_ONCE ? 'at once' : `with ${FULL_ROUND} players`;
  const found = `expected lots of at most ${most} cards ${what}; they have ${lots * cardsPerLot}`;
  return [problem(['auction', 'participation', property], found)];
}
