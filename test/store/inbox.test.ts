import { accountId, instant, seasonId } from '../../src/kernel';
import type { AccountId } from '../../src/kernel';
import type { Notice } from '../../src/engine';
import { storeBackends } from '../support/backends';
import { commitOf, openFresh } from '../support/store-fixtures';
import type { Opened } from '../support/store-fixtures';

const ANN = accountId('ann');
const BOB = accountId('bob');

const notice = (season: string, seq: number, account: AccountId): Notice => ({
  accountId: account,
  kind: 'RECEIVED',
  seasonId: seasonId(season),
  seq,
});

describe.each(storeBackends())('inboxes on $name', ({ name, fresh }) => {
  let opened: Opened;
  beforeEach(async () => {
    opened = await openFresh(fresh);
  });
  afterEach(() => opened.drop());

  const entriesOf = async (account: AccountId, after = 0, limit = 1_000): Promise<string[]> => {
    const rows = await opened.store.seasons.inbox(account, after, limit);
    return rows.map(({ number, event }) => `${number} ${event.seasonId} ${event.seq}`);
  };

  it('number what concerns an account across its seasons, each on its own [3]', async () => {
    const { seasons } = opened.store;
    await seasons.commit({
      seasons: [
        commitOf('s1', 0, { notices: [notice('s1', 1, ANN), notice('s1', 1, BOB)] }),
        commitOf('s2', 0, { notices: [notice('s2', 1, ANN)] }),
      ],
    });
    await seasons.commit({ seasons: [commitOf('s1', 1, { notices: [notice('s1', 2, ANN)] })] });
    expect(await entriesOf(ANN)).toEqual(['1 s1 1', '2 s2 1', '3 s1 2']);
    expect(await entriesOf(ANN, 1, 1)).toEqual(['2 s2 1']);
    expect(await entriesOf(ANN, 3)).toEqual([]);
    expect(await entriesOf(BOB)).toEqual(['1 s1 1']);
    expect([await seasons.inboxHead(ANN), await seasons.inboxHead(accountId('cid'))]).toEqual([
      3, 0,
    ]);
  });

  it('have nothing of a commit that lost its race [10]', async () => {
    const { seasons } = opened.store;
    await seasons.commit({ seasons: [commitOf('s1', 0, { notices: [notice('s1', 1, ANN)] })] });
    const late = commitOf('s1', 0, { notices: [notice('s1', 1, ANN)] });
    await expect(seasons.commit({ seasons: [late] })).rejects.toThrow('faster');
    expect(await entriesOf(ANN)).toEqual(['1 s1 1']);
    expect(await seasons.inboxHead(ANN)).toBe(1);
  });

  it('have no gap for who reads while others write [3]', async () => {
    const stores = name === 'PostgreSQL' ? [opened.store, await opened.another()] : [opened.store];
    const [writers, commits] = [6, 15];
    const write = async (writer: number): Promise<void> => {
      const { seasons } = stores[writer % stores.length]!;
      const accounts = writer % 2 === 0 ? [ANN, BOB] : [BOB, ANN];
      for (let seq = 1; seq <= commits; seq += 1) {
        const season = `s${String(writer)}`;
        const notices = accounts.map((account) => notice(season, seq, account));
        await seasons.commit({ seasons: [commitOf(season, seq - 1, { notices })] });
      }
    };
    const read: number[] = [];
    const follow = async (): Promise<void> => {
      while (read.length < writers * commits) {
        const rows = await opened.store.seasons.inbox(ANN, read.at(-1) ?? 0, 7);
        read.push(...rows.map(({ number }) => number));
      }
    };
    await Promise.all([follow(), ...Array.from({ length: writers }, (_, at) => write(at))]);
    expect(read).toEqual(Array.from({ length: writers * commits }, (_, at) => at + 1));
  });
});

describe.each(storeBackends())('what an account says of its inbox on $name', ({ fresh }) => {
  let opened: Opened;
  beforeEach(async () => {
    opened = await openFresh(fresh);
  });
  afterEach(() => opened.drop());

  it('is how far it was read, which never goes back, whoever is faster', async () => {
    const { accounts } = opened.store;
    expect(await accounts.inboxSettings(ANN)).toEqual({ readUpTo: 0, muted: [] });
    await Promise.all([3, 7, 5].map((upTo) => accounts.markInboxRead(ANN, upTo)));
    expect(await accounts.inboxSettings(ANN)).toEqual({ readUpTo: 7, muted: [] });
    expect(await accounts.inboxSettings(BOB)).toEqual({ readUpTo: 0, muted: [] });
  });

  it('can mute a kind of notice, which then takes no number', async () => {
    const { accounts, seasons } = opened.store;
    await accounts.muteInbox(ANN, ['RECEIVED']);
    await accounts.markInboxRead(ANN, 2);
    const [mine, his] = [notice('s1', 1, ANN), notice('s1', 1, BOB)];
    const notices = [mine, { ...mine, kind: 'OUTBID' as const }, his];
    await seasons.commit({ seasons: [commitOf('s1', 0, { notices })] });
    expect(await seasons.inbox(ANN, 0, 9)).toMatchObject([{ number: 1, kind: 'OUTBID' }]);
    expect(await seasons.inbox(BOB, 0, 9)).toMatchObject([{ number: 1, kind: 'RECEIVED' }]);
    expect(await accounts.inboxSettings(ANN)).toEqual({ readUpTo: 2, muted: ['RECEIVED'] });
  });

  it('is nothing any more, once the account is deleted: a dynasty may name it still', async () => {
    const { accounts, seasons } = opened.store;
    const at = instant(0);
    const names = { handle: null, displayName: 'Ann', passwordHash: null, bot: null };
    await accounts.addAccount({
      id: ANN,
      ...names,
      createdAtMs: at,
      seenAtMs: at,
      deletedAtMs: null,
    });
    await accounts.muteInbox(ANN, ['OUTBID']);
    await accounts.deleteAccount(ANN, { passwordHash: null, displayName: 'Gone', at });
    await seasons.commit({
      seasons: [commitOf('s1', 0, { notices: [notice('s1', 1, ANN), notice('s1', 1, BOB)] })],
    });
    await accounts.erased(ANN);
    await seasons.commit({ seasons: [commitOf('s1', 1, { notices: [notice('s1', 2, ANN)] })] });
    expect(await seasons.inbox(ANN, 0, 9)).toEqual([]);
    expect(await seasons.inbox(BOB, 0, 9)).toHaveLength(1);
  });
});
