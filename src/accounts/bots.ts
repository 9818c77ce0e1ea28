import { accountId, DAY_MS } from '../kernel';
import type { SeasonId } from '../kernel';
import type { Account, AccountStore, Clock } from '../engine';
import type { Accounts, Entered } from './accounts';
import { idOf } from './derive';
import type { Derive } from './derive';
import type { TokenBook } from './token-book';

type Parts = {
  readonly store: AccountStore;
  readonly clock: Clock;
  readonly derive: Derive;
  readonly tokens: TokenBook;
};
type BotAccounts = Pick<Accounts, 'makeBots' | 'enterAsBots' | 'openPractices'>;

/** Longer than any bot sits at a time: each time it comes it has a new one. */
const TOKEN_MS = 30 * DAY_MS;

/** The accounts of the server's own bots: nobody can sign in as them, or claim them. */
export const botAccounts = (parts: Parts): BotAccounts => ({
  makeBots: async (id, displayNames) => {
    const { store } = parts;
    const before = await store.botsOf(id);
    if (before.length > 0) return before;
    for (const [at, displayName] of displayNames.entries()) {
      await store.addAccount(botOf(parts, id, at + 1, displayName));
    }
    return store.botsOf(id);
  },
  enterAsBots: async (id) => {
    const entered: Entered[] = [];
    for (const account of await parts.store.botsOf(id)) {
      const made = await parts.tokens.make({
        account,
        mutation: 'startPractice',
        content: [],
        idempotencyKey: null,
        name: 'Bot',
        kind: 'SESSION',
        scopes: ['READ', 'PLAY'],
        expiresAtMs: parts.tokens.after(TOKEN_MS),
        parentId: null,
        room: { most: 1, onFull: 'END_OLDEST' },
      });
      if (typeof made !== 'string') entered.push({ account, ...made });
    }
    return entered;
  },
  openPractices: (limit) => parts.store.openPractices(limit),
});

function botOf(
  { clock, derive }: Parts,
  seasonId: SeasonId,
  place: number,
  displayName: string,
): Account {
  const now = clock.now();
  return {
    id: accountId(idOf(derive('account', 'bot', seasonId, place))),
    handle: null,
    displayName,
    passwordHash: null,
    createdAtMs: now,
    seenAtMs: now,
    deletedAtMs: null,
    bot: { seasonId, place },
  };
}
