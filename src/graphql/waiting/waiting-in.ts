import type { AccountId } from '../../kernel';
import { GAMES } from '../../engine';
import type { SeasonSnapshot } from '../../engine';
import type { Context } from '../context/context';
import type { WaitingSource } from './sources';

/** What waits for the account in a season: not what the server keeps and will show by itself. */
export async function waitingIn(
  { deps: { engine } }: Context,
  reading: SeasonSnapshot,
  account: AccountId,
): Promise<WaitingSource[]> {
  const { kind, state, now, record } = reading;
  const all = GAMES[kind].waitingOf(state, account, now);
  const kept = await Promise.all(
    all.map(async ({ unlessKept: key }) =>
      key === undefined ? null : engine.entrusted(record.id, key),
    ),
  );
  return all.filter((_, at) => kept[at] === null).map((waiting) => ({ reading, waiting }));
}
