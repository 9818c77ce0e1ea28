import type { Account } from '../../engine';
import type { StoredAccount } from '../entities/accounts';
import { botOf } from './handle-key';

/** An account as everybody but the store knows it. */
export function accountOf({ handleKey, eraseFromMs: _erase, ...account }: StoredAccount): Account {
  return { ...account, bot: botOf(handleKey) };
}
