import { versioned } from '../engine';
import type { Account, AccountStore, SeasonStore } from '../engine';
import { accountId, required, seasonId, sha256OfText } from '../kernel';
import type { AccountId, Instant } from '../kernel';
import type { PlayerRow } from '../season';
import { InvalidArchive } from './format';
import type { ArchiveHeader } from './format';
import { ArchiveFold } from './fold-archive';
import { readArchive } from './read-archive';

export type ImportTarget = {
  readonly seasons: SeasonStore;
  readonly accounts: AccountStore;
  readonly now: Instant;
  /** The season's host on this server; null to make an account for the host, as for the players. */
  readonly host: AccountId | null;
};

type Imported = { readonly head: ArchiveHeader; readonly accounts: number };

/** The label of the host: the first account that an archive names. */
const HOST = 'a1';

/**
 * Imports an ended season from an archive, for reading; its events fold to the same state. The
 * archive's accounts become accounts that nobody can sign in to. Everything is checked before
 * anything is stored. Throws `InvalidArchive`.
 */
export async function importSeason(
  lines: AsyncIterable<string>,
  into: ImportTarget,
): Promise<Imported> {
  let head: ArchiveHeader | null = null;
  let folding: ArchiveFold | null = null;
  let commit = null;
  const people = new Map<string, AccountId>();
  for await (const part of readArchive(lines)) {
    if ('head' in part) {
      head = part.head;
      await unlessThere(part.line, head, into);
      const { season } = head;
      const accountOf = (label: string): AccountId => {
        const own = label === HOST && into.host !== null ? into.host : standIn(season, label);
        people.set(label, own);
        return own;
      };
      folding = new ArchiveFold(head, accountOf);
    } else if ('event' in part) required(folding, 'a head').add(part.line, part.event);
    else commit = required(folding, 'a head').end(part.line, part.foot);
  }
  const whole = required(commit, 'an end');
  const names = new Map(
    whole.changes
      .filter(({ table }) => table === 'players')
      .map(({ row }) => row as PlayerRow)
      .map(({ accountId: account, name }) => [account, name]),
  );
  const strangers = [...people.values()].filter((account) => account !== into.host);
  await addAccounts(strangers, names, into);
  await versioned(into.seasons).commit({ seasons: [whole] });
  return { head: required(head, 'a head'), accounts: strangers.length };
}

async function unlessThere(
  line: number,
  { season }: ArchiveHeader,
  { seasons }: ImportTarget,
): Promise<void> {
  if ((await seasons.record(seasonId(season))) === null) return;
  throw new InvalidArchive(line, `the season ${season} is already here.`);
}

/**
 * The id depends only on the season and the label, so that an interrupted import can be repeated.
 */
const standIn = (season: string, label: string): AccountId =>
  accountId(sha256OfText(`archive ${season} ${label}`).slice(0, 24));

/** Adds accounts without handle, password or token: nobody can sign in to them. */
async function addAccounts(
  ids: readonly AccountId[],
  names: ReadonlyMap<AccountId, string>,
  { accounts, now }: ImportTarget,
): Promise<void> {
  const known = new Set((await accounts.accounts(ids)).map(({ id }) => id));
  for (const id of ids.filter((each) => !known.has(each))) {
    const account: Account = {
      id,
      handle: null,
      displayName: names.get(id) ?? 'Host',
      passwordHash: null,
      createdAtMs: now,
      seenAtMs: now,
      deletedAtMs: null,
      bot: null,
    };
    await accounts.addAccount(account);
  }
}
