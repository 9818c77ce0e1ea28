/**
 * Lots: the server draws the cards of several lots at once, when a round starts or a player joins.
 * Nothing else runs meanwhile, so the numbers of lots and cards are bounded [Lots; Participation;
 * ruling S23].
 */
import { problem } from '../../document/problem';
import type { Problem } from '../../document/problem';
import type { RoundRuleset } from '../../round/document';
import type { RoundCheck } from '../common/check';

type Auction = RoundRuleset['auction'];

const MOST_CARDS = 500;
const MOST_LOTS = 100;

export const lotSizes: RoundCheck = ({ auction }) => {
  const { minimum, perPlayers } = auction.participation;
  return [
    ...bounded(auction, 'minimum', minimum),
    ...(perPlayers === null ? [] : bounded(auction, 'perPlayers', perPlayers.lots)),
  ];
};

function bounded(
  { cardsPerLot }: Auction,
  property: keyof Auction['participation'],
  lots: number,
): Problem[] {
  const path = ['auction', 'participation', property];
  if (lots > MOST_LOTS) {
    return [problem(path, `expected at most ${MOST_LOTS} lots at once; they are ${lots}`)];
  }
  const cards = lots * cardsPerLot;
  if (cards <= MOST_CARDS) return [];
  return [
    problem(path, `expected lots of at most ${MOST_CARDS} cards at once; they have ${cards}`),
  ];
}
