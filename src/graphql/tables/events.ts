import { amountsView, cardView, rulesetOf } from '../../round';
import type { Resolvers } from '../generated/resolvers';
import type { RoundReading } from '../reading';
import { tableOf } from '../sources';
import type { RoundTableSource } from '../sources';

type OfTable = {
  readonly reading: RoundReading;
  readonly event: { readonly tableId: string };
};
const table = ({ reading, event }: OfTable): RoundTableSource => tableOf(reading, event.tableId);

/** Of the slots and of wars. */
export const tableEventResolvers = {
  SlotsPlayed: { sitting: table },
  SatDown: { war: table },
  WarProposed: {
    war: table,
    wager: ({ reading, event }) => amountsView(reading.state, event.wager),
  },
  WarAgreed: { war: table },
  WarDrawn: {
    war: table,
    cards: ({ reading, event }) =>
      event.cards.map(({ playerId, card }) => ({
        reading,
        drawn: { playerId, card: cardView(rulesetOf(reading.state), card) },
      })),
  },
} satisfies Resolvers;
