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

/** The fields of every table. */
const tableFields = {
  id: globalIdOf,
  kind: ({ row }: RoundTableSource): RoundTableSource['row']['kind'] => row.kind,
  season: ({ snapshot }: RoundTableSource): RoundSource => SeasonSource.of(snapshot),
  round: ({ snapshot }: RoundTableSource): RoundSource => SeasonSource.of(snapshot),
  seq: ({ snapshot }: RoundTableSource): number => snapshot.record.seq,
  status: ({ row }: RoundTableSource): RoundTableSource['row']['status'] => row.status,
  players: ({ snapshot, row }: RoundTableSource): PlayerSource[] =>
    sittingsView(snapshot.state, row).map(({ playerId }) => playerOf(snapshot, playerId)),
  openedAt: ({ row }: RoundTableSource): string => printDateTime(row.openedAtMs),
  endedAt: ({ row: { endedAtMs } }: RoundTableSource): string | null =>
    endedAtMs === null ? null : printDateTime(endedAtMs),
};

/** A field of a spin's result. */
const spun =
  <T>(take: (spin: SpinView) => T) =>
  ({ snapshot, row }: RoundTableSource): T =>
    take(required(spinView(snapshot.state, row), 'the spin of a sitting at the slots'));

export const tableResolvers: Resolvers = {
  Mutation: { playSlots, sitDown, standUp, proposeWar, agreeToWar },
  Subscription: { tableUpdated },
  Round: {
    tables: async (source, { status, kind, ...asked }) => {
      const snapshot = await source.snapshot();
      const rows =
        kind === 'GIOLITTI' ? [] : tablesOf(snapshot.state, orNull(status), orNull(kind));
      return pageByOrdinal(rows, asked, (row) => tableSource(snapshot, row));
    },
  },
  Player: {
    table: ({ snapshot, row }) => {
      if (!isRound(snapshot)) return null;
      const sitting = sittingOf(snapshot.state, row.id);
      return sitting === null ? null : tableOf(snapshot, sitting.tableId);
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
    seats: ({ snapshot, row }) =>
      sittingsView(snapshot.state, row).map((seat) => ({ snapshot, seat })),
    terms: ({ row }) => row.terms,
    draws: ({ snapshot, row }) =>
      warView(snapshot.state, row).draws.map((draw) => ({ snapshot, draw })),
    winner: ({ snapshot, row: { war } }) =>
      typeof war?.winnerId === 'string' ? playerOf(snapshot, war.winnerId) : null,
  },
  WarSeat: {
    player: ({ snapshot, seat }) => playerOf(snapshot, seat.playerId),
    satDownAt: ({ seat }) => printDateTime(seat.satDownAtMs),
    wager: ({ seat }) => seat.wager,
    agreed: ({ seat }) => seat.agreed,
  },
  WarDraw: {
    cards: ({ snapshot, draw }) => draw.cards.map((drawn) => ({ snapshot, drawn })),
  },
  DrawnCard: {
    player: ({ snapshot, drawn }) => playerOf(snapshot, drawn.playerId),
    card: ({ drawn }) => drawn.card,
  },
};

export const tableEventResolvers = {
  SlotsPlayed: {
    // `sittingId` is the number of the sitting, and `tableId` is the table's id.
    sitting: ({ snapshot, event }) => tableOf(snapshot, event.tableId),
  },
} satisfies Resolvers;
