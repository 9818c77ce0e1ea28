import { DamagedFault, foldEvent, GAMES, placeOf, versioned } from '../engine';
import type { JournalRow, Sealing, StoredSeason } from '../engine';
import { canonicalJson } from '../kernel';
import type { RowChange, SeasonId } from '../kernel';
import type { Store } from '../store';

const PAGE = 1_000;
/** The maximum number of problems reported for one season. */
const MOST_TOLD = 20;

/**
 * The problems of a stored season, in sentences that name no value. There are none if its events
 * have no gap and fold exactly to its rows [invariants 3, 4], and its sealed texts can be opened.
 */
export async function checkSeason(
  { seasons }: Pick<Store, 'seasons'>,
  sealing: Sealing,
  id: SeasonId,
): Promise<readonly string[]> {
  try {
    const stored = await versioned(seasons).load(id);
    if (stored === null) return [];
    const sealed = unopened(stored, sealing);
    const differences = await foldDiffers(seasons, stored);
    return [...sealed, ...differences].slice(0, MOST_TOLD);
  } catch (error) {
    if (error instanceof DamagedFault) return [error.message];
    if (error instanceof Error && error.name === 'NewerEvent') return [error.message];
    throw error;
  }
}

const unopened = ({ record, secrets }: StoredSeason, sealing: Sealing): string[] =>
  secrets
    .filter(({ key, sealed }) => sealing.tryOpen(sealed, placeOf(record.id, key)) === null)
    .map(() => `The table secrets, season ${record.id}: a sealed text cannot be opened`);

async function foldDiffers(
  seasons: Store['seasons'],
  { record, rows }: StoredSeason,
): Promise<string[]> {
  const game = GAMES[record.kind];
  const state = game.empty();
  for (let after = 0; after < record.seq;) {
    const limit = Math.min(PAGE, record.seq - after);
    const events = await versioned(seasons).journal(record.id, after, limit);
    if (events.length === 0) return [`The table journal, season ${record.id}: it ends early`];
    for (const { seq, atMs, actor, payload } of events) {
      const event = payload as unknown as Parameters<typeof game.evolve>[1]['event'];
      foldEvent(record.id, seq, () => game.evolve(state, { seq, atMs, actor, event }));
      after = seq;
    }
  }
  const folded = state.changes(0).filter(({ row }) => row !== null);
  return [
    ...game.violations(state).map((what) => `Season ${record.id}: ${what}`),
    ...differing(record.id, folded, rows),
  ];
}

function differing(
  id: JournalRow['seasonId'],
  folded: readonly RowChange[],
  stored: readonly RowChange[],
): string[] {
  const placeIn = ({ table, id: row }: RowChange): string => `${table}, row ${row}`;
  const byPlace = (rows: readonly RowChange[]): Map<string, string> =>
    new Map(rows.map((change) => [placeIn(change), canonicalJson(plain(change.row))]));
  const [should, is] = [byPlace(folded), byPlace(stored)];
  return [...new Set([...should.keys(), ...is.keys()])]
    .filter((place) => should.get(place) !== is.get(place))
    .map((place) => `The table ${place} of season ${id}: it differs from what the events lead to`);
}

/** The row in JSON form. */
const plain = (row: unknown): unknown => JSON.parse(JSON.stringify(row));
