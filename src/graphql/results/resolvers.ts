import { readerAccountId } from '../context/access';
import type { Resolvers } from '../generated/resolvers';
import type { RoundSnapshot } from '../snapshots/by-game';
import { handSource, lotOf, playerOf, secretActionSource } from '../nodes/sources';
import type { LotSource } from '../nodes/sources';
import type { LocalIds } from '../ids/global-ids';

const lots = (reading: RoundSnapshot, ids: readonly LocalIds['Lot'][]): LotSource[] =>
  ids.map((id) => lotOf(reading, id));

/** Of settlements. */
export const resultEventResolvers = {
  WeekSettled: {
    results: ({ reading, event }) => event.results.map((result) => ({ reading, result })),
    yours: ({ reading, event }, _args, context) => {
      const viewer = readerAccountId(context);
      const yours = event.results.find(
        ({ playerId }) => reading.state.need('players', playerId).accountId === viewer,
      );
      return yours === undefined ? null : { reading, result: yours };
    },
  },
} satisfies Resolvers;

export const resultResolvers: Resolvers = {
  WeekResult: {
    player: ({ reading, result }) => playerOf(reading, result.playerId),
    won: ({ reading, result }) => lots(reading, result.wonLotIds),
    paid: ({ result }) => result.paid,
    lost: ({ reading, result }) => lots(reading, result.lostLotIds),
    sold: ({ reading, result }) => lots(reading, result.soldLotIds),
    earned: ({ result }) => result.earned,
    hands: ({ reading, result }) =>
      result.handIds.map((id) => handSource(reading, reading.state.need('hands', id))),
    fortunes: ({ result }) => result.fortunes,
    failed: ({ reading, result }) =>
      result.failedActionIds.map((id) =>
        secretActionSource(reading, reading.state.need('secretActions', id)),
      ),
  },
};
