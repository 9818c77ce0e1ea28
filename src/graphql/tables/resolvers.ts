import { isRound } from '../snapshots/by-game';
import { required } from '../../kernel';
import { sittingOf, sittingsView, spinView, tablesOf, warView } from '../../round';
import type { SpinView } from '../../round';
import type { Resolvers } from '../generated/resolvers';
import { orNull } from '../input/checks';
import { pageByOrdinal } from '../pagination/page';
import { printDateTime } from '../scalars/date-time';
import { SeasonSource } from '../snapshots/season-source';
import type { RoundSource } from '../snapshots/season-source';
import { globalIdOf, playerOf, tableOf, tableSource, tableType } from '../nodes/sources';
import type { PlayerSource, RoundTableSource } from '../nodes/sources';
import { agreeToWar, playSlots, proposeWar, sitDown, standUp } from './mutations';
import { tableUpdated } from './table-updated';

/** The fields that every table has. */
const tableFields = {
  id: globalIdOf,
  kind: ({ row }: RoundTableSource): RoundTableSource['row']['kind'] => row.kind,
  season: ({ reading }: RoundTableSource): RoundSource => SeasonSource.of(reading),
  round: ({ reading }: RoundTableSource): RoundSource => SeasonSource.of(reading),
  seq: ({ reading }: RoundTableSource): number => reading.record.seq,
  status: ({ row }: RoundTableSource): RoundTableSource['row']['status'] => row.status,
  players: ({ reading, row }: RoundTableSource): PlayerSource[] =>
    sittingsView(reading.state, row).map(({ playerId }) => playerOf(reading, playerId)),
  openedAt: ({ row }: RoundTableSource): string => printDateTime(row.openedAtMs),
  endedAt: ({ row: { endedAtMs } }: RoundTableSource): string | null =>
    endedAtMs === null ? null : printDateTime(endedAtMs),
};

/** A field of what a spin came to. */
const spun =
  <T>(take: (spin: SpinView) => T) =>
  ({ reading, row }: RoundTableSource): T =>
    take(required(spinView(reading.state, row), 'the spin of a sitting at the slots'));

export const tableResolvers: Resolvers = {
  Mutation: { playSlots, sitDown, standUp, proposeWar, agreeToWar },
  Subscription: { tableUpdated },
  Round: {
    tables: async (source, { status, kind, ...asked }) => {
      const reading = await source.reading();
      const rows = kind === 'GIOLITTI' ? [] : tablesOf(reading.state, orNull(status), orNull(kind));
      return pageByOrdinal(rows, asked, (row) => tableSource(reading, row));
    },
  },
  Player: {
    table: ({ reading, row }) => {
      if (!isRound(reading)) return null;
      const sitting = sittingOf(reading.state, row.id);
      return sitting === null ? null : tableOf(reading, sitting.tableId);
    },
  },
  Table: { __resolveType: tableType },
  SlotsSitting: {
    ...tableFields,
    symbols: spun(({ symbols }) => symbols),
    line: spun(({ line }) => line),
    price: spun(({ price }) => price),
    payout: spun(({ payout }) => payout),
    brokeMachine: spun(({ brokeMachine }) => brokeMachine),
  },
  War: {
    ...tableFields,
    seats: ({ reading, row }) =>
      sittingsView(reading.state, row).map((seat) => ({ reading, seat })),
    terms: ({ row }) => row.terms,
    draws: ({ reading, row }) =>
      warView(reading.state, row).draws.map((draw) => ({ reading, draw })),
    winner: ({ reading, row: { war } }) =>
      typeof war?.winnerId === 'string' ? playerOf(reading, war.winnerId) : null,
  },
  WarSeat: {
    player: ({ reading, seat }) => playerOf(reading, seat.playerId),
    satDownAt: ({ seat }) => printDateTime(seat.satDownAtMs),
    wager: ({ seat }) => seat.wager,
    agreed: ({ seat }) => seat.agreed,
  },
  WarDraw: {
    cards: ({ reading, draw }) => draw.cards.map((drawn) => ({ reading, drawn })),
  },
  DrawnCard: {
    player: ({ reading, drawn }) => playerOf(reading, drawn.playerId),
    card: ({ drawn }) => drawn.card,
  },
};

export const tableEventResolvers = {
  SlotsPlayed: {
    // Its `sittingId` is the number of the sitting, and not the id of its table.
    sitting: ({ reading, event }) => tableOf(reading, event.tableId),
  },
} satisfies Resolvers;
