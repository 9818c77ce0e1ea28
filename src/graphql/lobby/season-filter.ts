import { SEASON_ORDERS } from '../../engine';
import type { SeasonFilter } from '../../engine';
import { accountId } from '../../kernel';
import { readingViewer } from '../context/access';
import type { Context } from '../context/context';
import { badInput } from '../errors/fault';
import { parseId } from '../ids/global-ids';
import { readText } from '../input/checks';
import type { QuerySeasonsArgs } from '../generated/resolvers';

/** A list of seasons, without its paging. */
export type SeasonList = Omit<SeasonFilter, 'after' | 'before' | 'fromEnd' | 'limit'>;
type SeasonsAsked = Omit<Partial<QuerySeasonsArgs>, 'first' | 'after' | 'last' | 'before'>;

const LONGEST_SEARCH = 100;

/** Reads the filter of a season list for the viewer. */
export function readSeasonList(context: Context, asked: SeasonsAsked): SeasonList {
  const account = readingViewer(context)?.account.id ?? null;
  const { kind, status, edition, host, rehearsal = false, joinable, search, orderBy } = asked;
  return {
    visibleTo: account,
    ...(kind ? { kind } : {}),
    ...(status ? { status } : {}),
    ...(typeof edition === 'string' ? { edition: readText('edition', edition, 200) } : {}),
    ...(typeof host === 'string' ? { host: readHost(host) } : {}),
    ...(typeof rehearsal === 'boolean' ? { rehearsal } : {}),
    ...(joinable === true ? { joinableBy: account } : {}),
    ...(typeof search === 'string' ? { search: readSearch(search) } : {}),
    orderBy: orderBy ?? SEASON_ORDERS[0],
  };
}

function readHost(id: string): NonNullable<SeasonList['host']> {
  const named = parseId(id);
  if (named?.type !== 'Account') throw badInput('host', 'the id of an account');
  return accountId(named.id);
}

function readSearch(text: string): string {
  const sought = text.trim();
  if (sought !== '') return readText('search', sought, LONGEST_SEARCH);
  throw badInput('search', `1 to ${LONGEST_SEARCH} characters that are not all spaces`);
}
