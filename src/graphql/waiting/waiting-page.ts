import { canonicalJson } from '../../kernel';
import type { AccountId } from '../../kernel';
import { GAMES } from '../../engine';
import type { SeasonSnapshot, SeasonPlace, SeasonRecord } from '../../engine';
import type { Context } from '../context/context';
import { metered } from '../context/metered';
import { badCursor, pageSize } from '../pagination/page-arguments';
import type { PageArguments } from '../pagination/page-arguments';
import { canSeeSeason } from '../snapshots/season-view';
import type { WaitingSource, WaitingConnectionSource } from './sources';

/**
 * The options that wait for the account in a season. Omits secrets that the server stores and will
 * reveal itself.
 */
export async function waitingIn(
  context: Context,
  snapshot: SeasonSnapshot,
  account: AccountId,
): Promise<WaitingSource[]> {
  const { kind, state, now, record } = snapshot;
  const { engine } = context.deps;
  const all = metered(context, snapshot, () => GAMES[kind].waitingOf(state, account, now));
  const kept = await Promise.all(
    all.map(async ({ unlessKept: key }) =>
      key === undefined ? null : engine.entrusted(record.id, key),
    ),
  );
  return all.filter((_, at) => kept[at] === null).map((waiting) => ({ snapshot, waiting }));
}

/** The most seasons of an account that are searched. */
const MOST_SEASONS = 500;
const A_PAGE = 100;
/** The number of seasons read together, since each may need loading. */
const AT_ONCE = 10;

/** A page of the waiting options in all seasons, earliest deadline first. */
export async function waitingPage(
  context: Context,
  account: AccountId,
  asked: PageArguments,
): Promise<WaitingConnectionSource> {
  const { records, complete } = await seasonsOf(context, account);
  const sources: WaitingSource[] = [];
  for (let at = 0; at < records.length; at += AT_ONCE) {
    const some = records.slice(at, at + AT_ONCE);
    const found = await Promise.all(some.map((record) => inSeason(context, account, record)));
    sources.push(...found.flat());
    if (context.pace?.isOver() === true) await context.pace.turn();
  }
  return { ...pageOf(sources, asked), complete };
}

async function seasonsOf(
  { deps: { engine } }: Context,
  account: AccountId,
): Promise<{ records: SeasonRecord[]; complete: boolean }> {
  const records: SeasonRecord[] = [];
  let after: SeasonPlace | null = null;
  for (;;) {
    const filter = { visibleTo: account, of: account, status: 'RUNNING' } as const;
    const page = await engine.list({ ...filter, after, limit: A_PAGE });
    records.push(...page);
    const last = page.at(-1);
    if (page.length < A_PAGE || last === undefined) return { records, complete: true };
    if (records.length >= MOST_SEASONS) return { records, complete: false };
    after = { key: last.createdAtMs, id: last.id };
  }
}

async function inSeason(
  context: Context,
  account: AccountId,
  { id, seq }: SeasonRecord,
): Promise<WaitingSource[]> {
  const snapshot = await context.deps.engine.read(id, seq);
  return snapshot !== null && canSeeSeason(snapshot, account)
    ? waitingIn(context, snapshot, account)
    : [];
}

/** The sort key, which is also the cursor: it still works after earlier entries are done. */
function placeOf({ snapshot: { record }, waiting }: WaitingSource): string {
  const { option, sinceMs, unlessKept = '' } = waiting;
  const what = [record.id, option.mutation, canonicalJson(option.known), unlessKept];
  return [moment(option.untilMs), moment(sinceMs), ...what].join(' ');
}

const DIGITS = 16;
const moment = (at: number | null = null): string =>
  at === null ? '9'.repeat(DIGITS) : String(at).padStart(DIGITS, '0');

function pageOf(
  sources: readonly WaitingSource[],
  { first, last, after, before }: PageArguments,
): Omit<WaitingConnectionSource, 'complete'> {
  const edges = sources
    .map((node) => ({ cursor: placeOf(node), node }))
    .sort((one, other) => (one.cursor < other.cursor ? -1 : 1));
  const [from, to] = [readPlace('after', after), readPlace('before', before)];
  const within = edges.filter(
    ({ cursor }) => (from === null || cursor > from) && (to === null || cursor < to),
  );
  const size = pageSize({ first, last });
  const page = last ? within.slice(-size) : within.slice(0, size);
  const [begin, end] = [page[0] ?? null, page.at(-1) ?? null];
  return {
    edges: page,
    totalCount: edges.length,
    hasPreviousPage: begin === null ? isAny(edges, from) : begin !== edges[0],
    hasNextPage: end === null ? isAny(edges, to) : end !== edges.at(-1),
  };
}

/** For an empty page: true if entries exist beyond the given bound. */
const isAny = (edges: readonly unknown[], bound: string | null): boolean =>
  bound !== null && edges.length > 0;

function readPlace(field: 'after' | 'before', cursor: string | null | undefined): string | null {
  if (cursor === null || cursor === undefined) return null;
  if (/^\d{16} \d{16} [A-Za-z0-9_-]+ /.test(cursor)) return cursor;
  throw badCursor(field);
}
