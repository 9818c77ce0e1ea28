import { eraseThrough, Erasing, NAME_OF_DELETED } from '../accounts';
import { counted } from '../kernel';
import { CannotDo, WrongUse } from './command';
import type { OperatorCommand } from './command';
import type { OperatorStore } from './open-store';
import { accountOf } from './sessions';
import type { Account } from '../engine';

export const deleteAccount: OperatorCommand = {
  name: 'delete-account',
  usage: '<handle or account> --yes',
  what: 'Deletes an account as its owner would: its seats stay, its name and its tokens go.',
  run: async ({ args, open, say }) => {
    const [named, sure, ...rest] = args;
    if (named === undefined || named.startsWith('-') || rest.length > 0) {
      throw new WrongUse('It takes one handle, or the id of an account.');
    }
    if (sure !== '--yes') throw new WrongUse('It cannot be undone: put --yes after the account.');
    const desk = await open();
    const account = await accountOf(desk, named);
    const ended = await deleteIn(desk, account);
    await eraseNames(desk, account);
    say(`The account ${named} is deleted: ${String(ended)} tokens have ended.`);
  },
};

/** Returns the number of its tokens. */
async function deleteIn(
  { store, doorbell, clock }: OperatorStore,
  account: Account,
): Promise<number> {
  const { id, passwordHash } = account;
  const as = { passwordHash, displayName: NAME_OF_DELETED, at: clock.now() };
  const done = await store.accounts.deleteAccount(id, as);
  if (done.became === 'HOSTING') {
    throw new CannotDo(
      `It hosts ${counted(done.seasons, 'season')} that did not end: close or delete those first.`,
    );
  }
  if (done.became !== 'DELETED') {
    throw new CannotDo('The password was changed at the same moment: try again.');
  }
  doorbell.ring({ type: 'account', accountId: id });
  for (const tokenId of done.tokenIds) doorbell.ring({ type: 'token', tokenId });
  return done.tokenIds.length;
}

/** A server removes later any name that is left in a season. */
async function eraseNames({ store, engine, clock }: OperatorStore, { id }: Account): Promise<void> {
  const erasing = new Erasing({ store: store.accounts, clock, eraseFrom: eraseThrough(engine) });
  await erasing.erase(id).catch(() => undefined);
}
