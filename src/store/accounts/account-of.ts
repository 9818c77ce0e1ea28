import type { Account } from '../../engine';
import type { StoredAccount } from '../entities/accounts';
import { botOf } from './handle-key';

/** An account without the store's own columns. */
export function accountOf({ handleKey, eraseFromMs: _erase, ...account }: StoredAccount): Account {
  return { ...account, bot: botOf(handleKey) };
}
