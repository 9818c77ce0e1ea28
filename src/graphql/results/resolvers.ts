import { readerAccountId } from '../context/access';
import type { Resolvers } from '../generated/resolvers';
import type { RoundSnapshot } from '../snapshots/by-game';
import { handSource, lotOf, playerOf, secretActionSource } from '../nodes/sources';
import type { LotSource } from '../nodes/sources';
import type { LocalIds } from '../ids/global-ids';

const lots = (snapshot: RoundSnapshot, ids: readonly LocalIds['Lot'][]): LotSource[] =>
  ids.map((id) => lotOf(snapshot, id));

/** Resolvers of settlement events. */
export const resultEventResolvers = {
  WeekSettled: {
    results: ({ snapshot, event }) => event.results.map((result) => ({ snapshot, result })),
    yours: ({ snapshot, event }, _args, context) => {
      const viewer = readerAccountId(context);
      const yours = event.results.find(
        ({ playerId }) => snapshot.state.need('players', playerId).accountId === viewer,
      );
      return yours === undefined ? null : { snapshot, result: yours };
    },
  },
} satisfies Resolvers;

export const resultResolvers: Resolvers = {
  WeekResult: {
    player: ({ snapshot, result }) => playerOf(snapshot, result.playerId),
    won: ({ snapshot, result }) => lots(snapshot, result.wonLotIds),
    paid: ({ result }) => result.paid,
    lost: ({ snapshot, result }) => lots(snapshot, result.lostLotIds),
    sold: ({ snapshot, result }) => lots(snapshot, result.soldLotIds),
    earned: ({ result }) => result.earned,
    hands: ({ snapshot, result }) =>
      result.handIds.map((id) => handSource(snapshot, snapshot.state.need('hands', id))),
    fortunes: ({ result }) => result.fortunes,
    failed: ({ snapshot, result }) =>
      result.failedActionIds.map((id) =>
        secretActionSource(snapshot, snapshot.state.need('secretActions', id)),
      ),
  },
};
