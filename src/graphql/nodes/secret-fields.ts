/** The fields that secret actions of all kinds have: bids, hands, and attempts at those of the rules. */
import type { Instant } from '../../kernel';
import { readerAccountId } from '../context/access';
import type { Context } from '../context/context';
import { globalIdOf, playerOf } from './sources';
import type { PlayerSource, SecretActionSource, SecretAttemptSource } from './sources';
import { printDateTime } from '../scalars/date-time';
import { expectedAt } from '../snapshots/season-view';

type SecretSource = SecretActionSource | SecretAttemptSource;

/** `isPostponed`: true for rows whose dates a pause moves as it ends. */
export function secretFieldsOf<S extends SecretSource>(isPostponed: (row: S['row']) => boolean) {
  const date = ({ snapshot, row }: S, at: Instant): string =>
    printDateTime(isPostponed(row) ? expectedAt(snapshot, at) : at);
  return {
    id: (source: S): string => globalIdOf(source),
    player: ({ snapshot, row }: S): PlayerSource => playerOf(snapshot, row.playerId),
    sha256: ({ row }: S): string => row.sha256,
    committedAt: ({ row }: S): string => printDateTime(row.committedAtMs),
    maturesAt: (source: S): string => date(source, source.row.maturesAtMs),
    revealsAt: (source: S): string => date(source, source.row.revealsAtMs),
    status: ({ row }: S): S['row']['status'] => row.status,
    failure: ({ row }: S): S['row']['failure'] => row.failure,
    revealedAt: ({ row: { revealedAtMs } }: S): string | null =>
      revealedAtMs === null ? null : printDateTime(revealedAtMs),
    text: ({ row }: S): string | null => (row.revealedAtMs === null ? null : row.text),
    custody: async (source: S, _args: unknown, context: Context) => {
      if (!isOwner(source, context)) return null;
      return (await keptText(source, context)) === null ? 'OWN' : 'ENTRUSTED';
    },
    entrustedText: (source: S, _args: unknown, context: Context) =>
      isOwner(source, context) && source.row.revealedAtMs === null
        ? keptText(source, context)
        : null,
  };
}

const isOwner = ({ snapshot, row }: SecretSource, context: Context): boolean =>
  readerAccountId(context) === playerOf(snapshot, row.playerId).row.accountId;

/** The entrusted text; null if the player keeps it. */
const keptText = async (
  { snapshot: { record }, row }: SecretSource,
  context: Context,
): Promise<string | null> => (await context.deps.engine.entrusted(record.id, row.id))?.text ?? null;
