import { NotReady } from '../server';
import type { Store, StoreTrouble } from '../store';

const TROUBLES: Readonly<Record<StoreTrouble, string>> = {
  DISK_FULL: 'The disk of the database is full, or does not accept writes.',
  COMMITS_FAIL: 'The database accepts no commits.',
  COMMITS_LATE: 'A commit has waited for the database for more than five seconds.',
};

/** Rejects with `NotReady` if some or all writes fail. */
export async function assertWritable(store: Store): Promise<void> {
  const trouble = await store.trouble();
  if (trouble !== null) throw new NotReady(TROUBLES[trouble]);
}
