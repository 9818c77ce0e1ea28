import { amountsView, cardView, rulesetOf, toldAt } from '../../round';
import type { Resolvers } from '../generated/resolvers';
import type { RoundReading } from '../reading';
import { tableOf } from '../sources';
import type { RoundTableSource } from '../sources';
import type { LocalIds } from '../ids';

type OfTable = {
  readonly reading: RoundReading;
  readonly event: { readonly tableId: LocalIds['Table'] };
};
const table = ({ reading, event }: OfTable): RoundTableSource => tableOf(reading, event.tableId);

/** Of the slots and of wars. */
export const tableEventResolvers = {
  SlotsPlayed: { sitting: table },
  SatDown: { war: table },
  WarProposed: {
    war: table,
    wager: ({ reading, seq, event }) => amountsView(toldAt(reading.state, seq), event.wager),
  },
  WarAgreed: { war: table },
  WarDrawn: {
    war: table,
    cards: ({ reading, seq, event }) => {
      const ruleset = rulesetOf(toldAt(reading.state, seq));
      return event.cards.map(({ playerId, card }) => ({
        reading,
        drawn: { playerId, card: cardView(ruleset, card) },
      }));
    },
  },
} satisfies Resolvers;
