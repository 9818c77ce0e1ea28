import { In } from 'typeorm';
import type { AccountStore } from '../../engine';
import { MOST_BOTS } from '../../engine';
import { accountId, seasonId } from '../../kernel';
import type { Database } from '../database';
import { accounts } from '../entities/accounts';
import { seasons } from '../entities/seasons';
import { accountOf, KEY_OF_HOUSE, keyOfBot } from './account-rows';

type BotStore = Pick<AccountStore, 'botsOf' | 'house' | 'openPractices'>;

/** Finds bots by the keys of their places. No other account can have such a key. */
export function botStore(database: Database): BotStore {
  return {
    botsOf: async (id) => {
      const places = Array.from({ length: MOST_BOTS }, (_, at) => at + 1);
      const handleKey = In(places.map((place) => keyOfBot({ seasonId: id, place })));
      const found = await database.read((manager) => manager.findBy(accounts, { handleKey }));
      return found.map(accountOf).sort((a, b) => Number(a.bot?.place) - Number(b.bot?.place));
    },
    house: async () => {
      const handleKey = KEY_OF_HOUSE;
      const found = await database.read((manager) => manager.findOneBy(accounts, { handleKey }));
      return found === null ? null : accountOf(found);
    },
    openPractices: async (limit) => {
      const found = await database.read((manager) =>
        manager
          .createQueryBuilder(seasons, 'season')
          .select('season.id', 'id')
          .addSelect('season.hostAccountId', 'host')
          .where("season.status IN ('SETUP', 'RUNNING')")
          .andWhere(
            `EXISTS (SELECT 1 FROM accounts WHERE handle_key = 'bot:' || season.id || ':1')`,
          )
          .andWhere(
            `NOT EXISTS (SELECT 1 FROM accounts WHERE handle_key = '${KEY_OF_HOUSE}' ` +
              `AND accounts.id = season.host_account_id)`,
          )
          .orderBy('season.createdAtMs', 'DESC')
          .limit(limit)
          .getRawMany<{ readonly id: string; readonly host: string }>(),
      );
      return found.map(({ id, host }) => ({ id: seasonId(id), hostAccountId: accountId(host) }));
    },
  };
}
