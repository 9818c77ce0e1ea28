/** Commands that the owner of a practice sends for the bots, as any account could. */
import type { Engine, Outcome } from '../engine';
import type { AccountId, Instant, SeasonId } from '../kernel';

type Submits = Pick<Engine, 'submit'>;
type Joining = { readonly accountId: AccountId; readonly name: string };

export const takePlace = (
  engine: Submits,
  id: SeasonId,
  { accountId, name }: Joining,
  inviteCode: string | null = null,
): Promise<Outcome | null> =>
  engine.submit(id, { type: 'JoinSeason', name, inviteCode }, { accountId, idempotencyKey: null });

/** In a rehearsal, as its host. */
export const setClock = (
  engine: Submits,
  id: SeasonId,
  host: AccountId,
  toMs: Instant,
): Promise<Outcome | null> =>
  engine.submit(id, { type: 'AdvanceClock', toMs }, { accountId: host, idempotencyKey: null });
