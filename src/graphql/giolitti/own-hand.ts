import { handView, ownHandKey } from '../../dynasty';
import type { Card } from '../../rulesets';
import { readerAccountId } from '../context/access';
import type { Context } from '../context/context';
import type { ParticipantSource } from './sources';

/** Everybody sees an open hand. Until the Fine, only the owner sees a closed hand [ruling K1]. */
export async function handSeenBy(
  { game: { snapshot, row }, seat }: ParticipantSource,
  context: Context,
): Promise<readonly Card[] | null> {
  if (seat.hand !== null) return seat.hand;
  const account = readerAccountId(context);
  const owner = snapshot.state.get('players', seat.playerId)?.accountId;
  if (account === null || owner !== account) return null;
  const key = ownHandKey(snapshot.state, row, account);
  if (key === null) return null;
  const kept = await context.deps.engine.entrusted(snapshot.record.id, key);
  return kept === null ? null : handView(kept.text);
}
