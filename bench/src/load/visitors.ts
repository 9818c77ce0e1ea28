import { wait } from './door';
import type { Door } from './door';
import { Feed } from './feed';
import { Follower } from './follower';
import type { Ledger } from './ledger';
import type { Tally } from './tally';

/** The data shared by all visitors. */
export type Visited = {
  readonly door: Door;
  readonly ledger: Ledger;
  readonly tally: Tally;
  readonly token: string | null;
  readonly isOver: () => boolean;
};

/**
 * The number of events that every eighth visit reads. The server keeps fewer in memory, so it reads
 * the store.
 */
export const FAR_BACK = 1_000;
const FAR_EVERY = 8;
/** The other visits read fewer events than this, as after a short absence. */
const NEAR_BACK = 50;
const STAY_MS = 1_000;

/**
 * Until the load is over: connects, reads the missed events, stays a little, and drops the
 * connection. Resolves with the number of visits.
 */
export async function comeAndGo(visited: Visited, first: number): Promise<number> {
  const { door, ledger, tally, token, isOver } = visited;
  const { seasonIds, head } = ledger;
  let visits = 0;
  for (let turn = first; !isOver(); turn += 1) {
    const seasonId = seasonIds[turn % seasonIds.length] ?? '';
    const back = turn % FAR_EVERY === 0 ? FAR_BACK : turn % NEAR_BACK;
    const after = Math.max(0, head(seasonId) - back);
    const follower = await Follower.open(door, token, [new Feed(seasonId, after, tally)], tally);
    await follower.reaches(head);
    await wait(STAY_MS);
    follower.close();
    visits += 1;
  }
  return visits;
}

/** Enough journals to overflow the system's buffers. */
const FEEDS = 40;
/** The pause is shorter than the server's timeout for a ping. */
const PAUSE_MS = 8_000;
const PAUSES = 3;
const READ_MS = 1_000;

/** Reads many journals from far back, and stops reading for long pauses. */
export async function readSlowly(visited: Visited, first: number): Promise<void> {
  const { door, ledger, tally, token, isOver } = visited;
  const { seasonIds, head } = ledger;
  while (!isOver()) {
    const feeds = Array.from({ length: FEEDS }, (_none, at) => {
      const seasonId = seasonIds[(first + at) % seasonIds.length] ?? '';
      return new Feed(seasonId, Math.max(0, head(seasonId) - FAR_BACK), tally);
    });
    const follower = await Follower.open(door, token, feeds, tally);
    for (let pause = 0; pause < PAUSES && !isOver(); pause += 1) {
      follower.pause();
      await wait(PAUSE_MS);
      follower.resume();
      await wait(READ_MS);
    }
    await follower.reaches(head);
    follower.close();
  }
}
