import type { Logger } from 'pino';
import { makeSealing } from '../engine';
import type { Store } from '../store';
import { checkSeason } from './check-season';

const SEASONS = 3;
/** A longer journal would take too long at the start. */
const MOST_EVENTS = 2_000;

/** Checks the most recently played seasons, and logs their problems; never rejects. */
export async function sampleSeasons(store: Store, secret: string, log: Logger): Promise<void> {
  try {
    const filter = { visibleTo: null, orderBy: 'LAST_ACTIVITY', limit: SEASONS } as const;
    const records = await store.seasons.list(filter);
    for (const { id, seq } of records) {
      if (seq > MOST_EVENTS) continue;
      for (const problem of await checkSeason(store, makeSealing(secret), id)) {
        log.error({ season: id, problem }, 'the stored data is damaged: run `operator check`');
      }
    }
  } catch (error) {
    // This also happens if the store is closed meanwhile.
    log.debug({ err: error }, 'the stored data could not be checked');
  }
}
