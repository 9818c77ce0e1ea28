import type { HistoryStep } from '../../season';
import type { Context } from '../context/context';
import { pageByOrdinal } from '../pagination/page';
import type { CountedPage } from '../pagination/page';
import type { PageArguments } from '../pagination/page-arguments';
import type { SeasonSource } from '../snapshots/season-source';
import { playerRows } from '../snapshots/season-view';
import type { StandingSource, StandingsSource } from './sources';

export async function standingsPage(
  source: SeasonSource,
  { by, ...paging }: PageArguments & { readonly by?: HistoryStep | null | undefined },
  { deps, pace }: Context,
): Promise<CountedPage<StandingsSource>> {
  const snapshot = await source.snapshot();
  const chronicle = await deps.engine.chronicle(snapshot.record, pace);
  // Paged like rows, with event numbers as local ids.
  const moments = chronicle
    .moments(by ?? 'WEEK')
    .map((moment) => ({ id: `e${String(moment.seq)}`, moment }));
  return pageByOrdinal(moments, paging, ({ moment }) => ({ snapshot, chronicle, moment }));
}

/** A page of the standings of all players at that moment. */
export function entriesPage(
  { snapshot, chronicle, moment: { seq, atMs } }: StandingsSource,
  paging: PageArguments,
): CountedPage<StandingSource> {
  const entries = playerRows(snapshot, true).flatMap((player) => {
    const standing = chronicle.standing(player.id, seq);
    const isGone = player.leftAtMs !== null && player.leftAtMs <= atMs;
    return standing === null || isGone ? [] : [{ id: player.id, player, standing }];
  });
  return pageByOrdinal(entries, paging, ({ player, standing }) => ({ snapshot, player, standing }));
}
