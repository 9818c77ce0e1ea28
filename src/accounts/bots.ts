import { randomBytes } from 'node:crypto';
import { accountId, DAY_MS } from '../kernel';
import type { AccountId, SeasonId } from '../kernel';
import type { Account, AccountStore, BotSeat, Clock } from '../engine';
import type { Accounts, NewSession } from './accounts';
import { idOf } from './derive-bytes';
import type { DeriveBytes } from './derive-bytes';
import type { TokenRegistry } from './token-registry';

type BotAccountsDeps = {
  readonly store: AccountStore;
  readonly clock: Clock;
  readonly derive: DeriveBytes;
  readonly tokens: TokenRegistry;
};
type BotAccounts = Pick<
  Accounts,
  'makeBots' | 'enterAsBots' | 'house' | 'findHouse' | 'openPractices'
>;

/** The life of a bot's token, longer than any visit of a bot. Each visit has a new token. */
const TOKEN_MS = 30 * DAY_MS;

/** The accounts of the server's own bots. Nobody can sign in to them or claim them. */
export const botAccounts = (deps: BotAccountsDeps): BotAccounts => ({
  makeBots: async (id, displayNames) => {
    const { store } = deps;
    const before = await store.botsOf(id);
    if (before.length > 0) return before;
    for (const [at, displayName] of displayNames.entries()) {
      await store.addAccount(botOf(deps, id, at + 1, displayName));
    }
    return store.botsOf(id);
  },
  enterAsBots: async (id) => {
    const entered: NewSession[] = [];
    for (const account of await deps.store.botsOf(id)) {
      const made = await deps.tokens.make({
        account,
        mutation: 'startPractice',
        content: [],
        idempotencyKey: null,
        name: 'Bot',
        kind: 'SESSION',
        scopes: ['READ', 'PLAY'],
        expiresAtMs: deps.tokens.after(TOKEN_MS),
        parentId: null,
        room: { most: 1, onFull: 'END_OLDEST' },
      });
      if (typeof made !== 'string') entered.push({ account, ...made });
    }
    return entered;
  },
  house: () => theHouse(deps),
  findHouse: async () => (await deps.store.house())?.id ?? null,
  openPractices: (limit) => deps.store.openPractices(limit),
});

async function theHouse({ store, clock }: BotAccountsDeps): Promise<AccountId> {
  const found = await store.house();
  if (found !== null) return found.id;
  const id = accountId(idOf(randomBytes(32)));
  try {
    await store.addAccount(accountAt(clock, id, 'The house', { seasonId: null, place: 0 }));
    return id;
  } catch (error) {
    // Another node may have made the house first.
    const made = await store.house();
    if (made === null) throw error;
    return made.id;
  }
}

function botOf(
  { clock, derive }: BotAccountsDeps,
  seasonId: SeasonId,
  place: number,
  displayName: string,
): Account {
  const id = accountId(idOf(derive('account', 'bot', seasonId, place)));
  return accountAt(clock, id, displayName, { seasonId, place });
}

function accountAt(clock: Clock, id: AccountId, displayName: string, bot: BotSeat): Account {
  const now = clock.now();
  return {
    id,
    handle: null,
    displayName,
    passwordHash: null,
    createdAtMs: now,
    seenAtMs: now,
    deletedAtMs: null,
    bot,
  };
}
